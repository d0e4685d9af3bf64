import { personName } from '@worrystone/community-ui'
import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, Menu } from '@worrystone/ui'
import type { ComponentProps } from 'react'

export type ReaderTask = 'concern' | 'report' | 'report-person' | 'mute' | 'block'

type Props = {
  post: Post
  saveItem: ComponentProps<typeof Menu>['items'][number]
  onTask: (task: ReaderTask, post: Post) => void
}

/** A member's actions on another person's worry. */
export function ReaderMenu({ post, saveItem, onTask }: Props) {
  const t = useT()
  const name = personName(post.user)
  const item = (id: ReaderTask, label: string, Icon: typeof icons.Flag) => ({
    id,
    label,
    icon: <Icon size={20} />,
    onSelect: () => onTask(id, post),
  })
  const items = [
    saveItem,
    item('concern', t("I'm worried about {{name}}", { name }), icons.LifeBuoy),
    item('report', t('Report this worry'), icons.Flag),
    item('report-person', t('Report {{name}}', { name }), icons.UserMinus),
    item('mute', t('Mute {{name}}', { name }), icons.VolumeX),
    item('block', t('Block {{name}}', { name }), icons.Ban),
  ]
  return <Menu label={t('More about this worry')} items={items} />
}
