import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, icons, space, VisuallyHidden } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { MeTooButton } from '../features/me-too/me-too-button.tsx'
import { ResponseCounts } from '../features/post-actions/response-counts.tsx'
import { SupportButton } from '../features/support/support-button.tsx'
import { ActionLabel, actionStyle } from '../shared/post-action.tsx'

export { CollapsedPost } from '../features/content-warning/collapsed-post.tsx'
export { PostStatus } from '../features/post-actions/post-status.tsx'

type RowProps = { post: Post; isVisitor: boolean; onTask: ComponentProps<typeof ResponseCounts>['onTask'] }

/** The row of actions below a worry. Visitors see it too: a click explains how to sign in. */
export function CardRow({ post, isVisitor, onTask }: RowProps) {
  const t = useT()
  const { id, isOwnPost, commentCount, commentsEnabled, similarCount } = post
  const similar = t('{{count}} very similar', { count: similarCount })
  return (
    <>
      {isOwnPost ? (
        <ResponseCounts post={post} onTask={onTask} />
      ) : (
        <>
          <SupportButton post={post} isVisitor={isVisitor} />
          <MeTooButton post={post} isVisitor={isVisitor} />
        </>
      )}
      {(commentsEnabled || commentCount > 0) && (
        <Action to={`/posts/${id}#comments`} title={t('Comments')}>
          <ActionLabel icon={icons.MessageCircle} word={t('Comments')} count={commentCount} isIconOnPhone />
        </Action>
      )}
      {similarCount > 0 && (
        <SimilarLink to={`/analysis/${id}`} target="_blank" rel="noopener" title={similar}>
          {similar}
          <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
        </SimilarLink>
      )}
    </>
  )
}

const Action = styled(Link)`
  ${actionStyle}
  &:hover { background: ${color.wash}; color: ${color.ink}; }
`

const SimilarLink = styled(Action)`
  position: relative;
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-start: auto;
  && { display: inline-flex; padding-inline: ${space[2]} 0; }
  font-weight: 400;
  line-height: 1.2;
  text-align: end;
  /* On a phone long words need two lines, which are as high as one button. */
  white-space: normal;
  overflow-wrap: anywhere;
  hyphens: auto;
  &:hover { background: none; text-decoration: underline; }
`
