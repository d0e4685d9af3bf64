import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, Menu } from '@worrystone/ui'
import { getPostState } from '../../shared/post-state.ts'

export type OwnerTask =
  | 'edit'
  | 'blog'
  | 'remove-blog'
  | 'publish'
  | 'schedule'
  | 'resolve'
  | 'change-resolution'
  | 'reopen'
  | 'delete'

/** The author's actions on a worry. */
export function OwnerMenu({ post, onTask }: { post: Post; onTask: (task: OwnerTask, post: Post) => void }) {
  const t = useT()
  const item = (id: OwnerTask, label: string, Icon: typeof icons.Pencil, danger = false) => ({
    id,
    label,
    icon: <Icon size={20} />,
    danger,
    onSelect: () => onTask(id, post),
  })
  const state = getPostState(post)
  const items = [
    ...(state === 'published'
      ? []
      : [
          item('publish', t('Publish now'), icons.Send),
          item('schedule', state === 'scheduled' ? t('Change the time') : t('Choose a time'), icons.CalendarClock),
        ]),
    item('edit', t('Edit'), icons.Pencil),
    ...(post.isResolved
      ? [item('change-resolution', t('Change what helped'), icons.Sprout), item('reopen', t('Mark as not resolved'), icons.Undo2)]
      : state === 'published'
        ? [item('resolve', t('Mark as resolved'), icons.CircleCheck)]
        : []),
    item('blog', post.hasLongContent ? t('Edit blog content') : t('Add blog content'), icons.FileText),
    ...(post.hasLongContent ? [item('remove-blog', t('Remove blog content'), icons.X)] : []),
    item('delete', t('Delete'), icons.Trash2, true),
  ]
  return <Menu label={t('Actions for your worry')} items={items} />
}
