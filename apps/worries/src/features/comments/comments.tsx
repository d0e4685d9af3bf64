import type { Post, UserSummary } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { LoadMore, QueryView, useUser } from '@worrystone/remote-kit/bundled'
import { Button, ButtonLink, Card, ConfirmDialog, color, font, List, Row, Skeleton, space } from '@worrystone/ui'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FloatingNotice } from '../../shared/floating-notice.ts'
import { logInToast } from '../../shared/log-in-toast.ts'
import type { Viewer } from '../../shared/viewer.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import type { CommentActions } from './comment-actions.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import type { CommentNode } from './comment-tree.ts'
import { useCommentChanges } from './use-comment-changes.ts'
import { useComments } from './use-comments.ts'
import { useIncomingComments } from './use-incoming-comments.ts'
import { useTargetComment } from './use-target-comment.ts'

type Props = {
  post: Post
  viewer: Viewer
  renderReport: (commentId: string, onClose: () => void) => ReactNode
  renderConcern: (commentId: string, author: UserSummary, onClose: () => void) => ReactNode
  /** Called when the comments are loaded or have failed: content below them can render without shifting. */
  onSettled: () => void
}

type SectionRef = RefObject<HTMLElement | null>

/** The focus targets within the section. Elements have no ids, because two pages may be rendered side by side. */
const HEADING = 'h2'
const commentOf = (id: string) => `[data-comment="${id}"]`

/** In a separate task: by then the target is rendered, and a closing dialog has restored its focus. */
const focusOn = (section: SectionRef, what: string) =>
  setTimeout(() => section.current?.querySelector<HTMLElement>(what)?.focus())

/** The focus after a removal: the comment below, else above, else the heading. */
function findNextFocus(section: SectionRef, id: string): string {
  const all = [...(section.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])]
  const at = all.findIndex(({ dataset }) => dataset.comment === id)
  const next = (all[at + 1] ?? all[at - 1])?.dataset.comment
  return next === undefined ? HEADING : commentOf(next)
}

/** The comments of a worry, oldest first; new ones of the viewer are on top until the next visit. */
export function Comments({ post, viewer, renderReport, renderConcern, onSettled }: Props) {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  const heading = useId()
  const { number } = useFormat()
  const me = useUser()
  const { query, threads, busyIds, loadMore, loadReplies } = useComments(post, viewer.audience)
  const { add, edit, remove } = useCommentChanges({ post, audience: viewer.audience, me })
  const incoming = useIncomingComments({ post, audience: viewer.audience, section, isLoaded: threads !== undefined })
  useTargetComment({ section, threads, query, loadMore, loadReplies })
  const [removed, setRemoved] = useState<CommentNode | null>(null)
  const [reported, setReported] = useState<CommentNode | null>(null)
  const [concern, setConcern] = useState<{ id: string; author: UserSummary } | null>(null)
  const emitSettled = useEffectEvent(onSettled)
  useEffect(() => {
    if (!query.isPending) emitSettled()
  }, [query.isPending])
  const isVisitor = viewer.audience === 'visitor'
  const goTo = (id: string | undefined) => id && focusOn(section, commentOf(id))
  const actions = useStableActions({
    reply: (comment, level, text, key) => add(text, key, { comment, level }),
    edit,
    onRemove: setRemoved,
    onReport: (comment) => (isVisitor ? logInToast(t, t('Please log in to report comments')) : setReported(comment)),
    onConcern: ({ id, user }) => user && setConcern({ id, author: user }),
    loadReplies: (comment) => void loadReplies(comment).then(goTo),
    checkMayReply: () => {
      if (isVisitor) logInToast(t, t('Please log in to reply'))
      return !isVisitor
    },
  })

  const list = (nodes: CommentNode[]) =>
    nodes.length > 0 && (
      <List as="ol" gap={5}>
        {nodes.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            level={1}
            userId={me?.id ?? null}
            canAnswer={post.commentsEnabled}
            isOnOwnWorry={post.isOwnPost}
            wish={post.isOwnPost ? null : post.wish}
            busyIds={busyIds}
            actions={actions}
          />
        ))}
      </List>
    )

  return (
    <Section as="section" ref={section} aria-labelledby={heading}>
      <IncomingNotice role="status">
        {incoming.count > 0 && (
          <Button size="s" onClick={() => goTo(incoming.show())}>
            {t('{{count}} new comments', { count: incoming.count })}
          </Button>
        )}
      </IncomingNotice>
      <h2 id={heading} tabIndex={-1}>
        {t('Comments')}
        {threads && threads.total > 0 && <Total>{number(threads.total)}</Total>}
      </h2>
      <CommentAccess post={post} isVisitor={isVisitor}>
        {!me ? (
          <Skeleton height="10.5rem" />
        ) : (
          <CommentForm
            draft={worryDraft(me.id, `comment/${post.id}`)}
            label={t('Your comment')}
            sendLabel={t('Comment')}
            wish={post.isOwnPost ? null : post.wish}
            onSend={(comment, key) => add(comment, key)}
          />
        )}
      </CommentAccess>
      <QueryView
        query={{ ...query, data: threads }}
        failure={t('Failed to load comments')}
        loading={t('Loading comments')}
        skeleton={<Skeleton lines={3} height="3.5rem" />}
      >
        {({ comments, fresh }) => (
          <>
            {list(fresh)}
            {list(comments)}
            {comments.length + fresh.length === 0 && post.commentsEnabled && (
              <Row as="p" tone="inkSoft">
                {t('No comments yet. A kind word can help more than one thinks.')}
              </Row>
            )}
            <LoadMore query={query} failure={t('Failed to load comments')} isCentered onLoad={() => void loadMore().then(goTo)} />
          </>
        )}
      </QueryView>
      <ConfirmDialog
        open={removed !== null}
        danger
        title={t('Delete this comment?')}
        body={
          removed?.replyCount ? t('It will be gone for everyone. The answers to it stay.') : t('It will be gone for everyone.')
        }
        confirmLabel={t('Delete')}
        onConfirm={() => {
          if (removed) {
            focusOn(section, findNextFocus(section, removed.id))
            void remove(removed.id)
          }
          setRemoved(null)
        }}
        onCancel={() => setRemoved(null)}
      />
      {reported && renderReport(reported.id, () => setReported(null))}
      {concern && renderConcern(concern.id, concern.author, () => setConcern(null))}
    </Section>
  )
}

/** The same object for the whole lifetime, so that a thread renders again only when it changed. */
function useStableActions(latest: CommentActions): CommentActions {
  const [actions] = useState(() => ({ now: latest }))
  actions.now = latest
  return useMemo(
    () => ({
      reply: (...all) => actions.now.reply(...all),
      edit: (...all) => actions.now.edit(...all),
      onRemove: (...all) => actions.now.onRemove(...all),
      onReport: (...all) => actions.now.onReport(...all),
      onConcern: (...all) => actions.now.onConcern(...all),
      loadReplies: (...all) => actions.now.loadReplies(...all),
      checkMayReply: () => actions.now.checkMayReply(),
    }),
    [actions],
  )
}

/** The form, or the reason why there is none. */
function CommentAccess({ post, isVisitor, children }: { post: Post; isVisitor: boolean; children: ReactNode }) {
  const t = useT()
  if (!post.commentsEnabled)
    return (
      <Row as="p" tone="inkSoft">
        {t('Comments are disabled for this post')}
      </Row>
    )
  if (!isVisitor) return children
  return (
    <Row tone="inkSoft">
      {t('Please log in to comment')}
      <ButtonLink as={Link} kind="quiet" size="s" to={`/login?next=${encodeURIComponent(`/posts/${post.id}`)}`}>
        {t('Log in')}
      </ButtonLink>
    </Row>
  )
}

const Section = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  > h2 { display: flex; align-items: center; gap: ${space[2]}; margin: 0; font-size: ${font.size.l}; scroll-margin-block: 5rem 1rem; }
`

/** Takes no gap of the column. */
const IncomingNotice = styled(FloatingNotice)`
  margin-block-end: calc(${space[5]} * -1);
`

const Total = styled.span`
  font-size: ${font.size.s};
  font-weight: 400;
  color: ${color.inkSoft};
`
