import { call } from '@worrystone/api-client'
import { type Comment, commentsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { Button, color, icons, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { refetchCommenters } from '../../shared/commenters.queries.ts'
import { updateComment } from './comment-tree.ts'
import { commentsKey } from './comments-key.ts'
import { updateCachedThreads } from './use-comments.ts'

/** Marks a comment on an own worry as helpful. Only its writer is notified. */
export function ThankButton({ comment: { id, postId, helpedMe } }: { comment: Pick<Comment, 'id' | 'postId' | 'helpedMe'> }) {
  const t = useT()
  const params = { id }
  const toggle = useToggleWithToast({
    mutationKey: [commentsApi.thank.url, id],
    state: { isOn: helpedMe, count: 0 },
    show: ({ isOn }) =>
      updateCachedThreads(commentsKey('member', postId), (threads) =>
        updateComment(threads, id, (comment) => ({ ...comment, helpedMe: isOn })),
      ),
    send: async (isOn) => {
      const response = await call(isOn ? commentsApi.thank : commentsApi.takeThanksBack, { params })
      return { isOn: response.helpedMe, count: 0 }
    },
    read: async () => ({ isOn: (await call(commentsApi.read, { params }, { retries: 0 })).helpedMe, count: 0 }),
    onConfirmed: () => refetchCommenters(postId),
    failure: t('Failed to save your thanks'),
  })
  return (
    <Toggle kind="plain" size="s" aria-pressed={helpedMe} onClick={toggle}>
      <icons.Sun size={16} />
      {t('This helped me')}
    </Toggle>
  )
}

/** Within the thread's clipping edge, from which the row of actions is pulled out. */
const Toggle = styled(Button)`
  margin-inline-start: ${space[2]};
  padding-inline: ${space[2]};
  color: ${color.supportInk};
  &[aria-pressed='true'] { background: ${color.supportSoft}; }
  &[aria-pressed='true'] > svg { fill: currentColor; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`
