import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { ActionFace, QuietButton } from '../../shared/quiet-action.tsx'

export type FiguresTask = 'supporters' | 'me-too-people'

/** How many answered one's own worry, and the way to who they are. */
export function Figures({ post, onTask }: { post: Post; onTask: (task: FiguresTask, post: Post) => void }) {
  const t = useT()
  const figure = (task: FiguresTask, title: string) =>
    ({ type: 'button', title, 'aria-haspopup': 'dialog', onClick: () => onTask(task, post) }) as const
  return (
    <>
      {post.supportCount > 0 && (
        <QuietButton {...figure('supporters', t('People who show support'))}>
          <ActionFace icon={icons.HandHeart} word={t('Support')} count={post.supportCount} />
        </QuietButton>
      )}
      {post.meTooCount > 0 && (
        <QuietButton {...figure('me-too-people', t('People who said “me too”'))}>
          <ActionFace icon={icons.HeartHandshake} word={t('Me too')} count={post.meTooCount} />
        </QuietButton>
      )}
    </>
  )
}
