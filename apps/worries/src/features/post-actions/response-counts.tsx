import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { ActionButton, ActionLabel } from '../../shared/post-action.tsx'

export type ResponseTask = 'supporters' | 'me-too-people'

/** The number of responses to one's own worry, and the button that lists them. */
export function ResponseCounts({ post, onTask }: { post: Post; onTask: (task: ResponseTask, post: Post) => void }) {
  const t = useT()
  const figure = (task: ResponseTask, title: string) =>
    ({ type: 'button', title, 'aria-haspopup': 'dialog', onClick: () => onTask(task, post) }) as const
  return (
    <>
      {post.supportCount > 0 && (
        <ActionButton {...figure('supporters', t('People who show support'))}>
          <ActionLabel icon={icons.HandHeart} word={t('Support')} count={post.supportCount} />
        </ActionButton>
      )}
      {post.meTooCount > 0 && (
        <ActionButton {...figure('me-too-people', t('People who said “me too”'))}>
          <ActionLabel icon={icons.Users} word={t('Me too')} count={post.meTooCount} />
        </ActionButton>
      )}
    </>
  )
}
