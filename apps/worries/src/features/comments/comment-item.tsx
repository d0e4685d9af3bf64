import { personName } from '@worrystone/community-ui'
import { COMMENT_LEVELS, directionOf, type Wish } from '@worrystone/contracts'
import { useFormat, useLanguage, useRelativeTime, useT } from '@worrystone/i18n'
import { Badge, Button, color, font, MetaRow, motion, Row, radius, space, Text } from '@worrystone/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { LinkedText } from '../../shared/linked-text.tsx'
import { useModerationNotice } from '../../shared/moderation-notice.ts'
import { PersonLink, PersonPicture } from '../../shared/person-link.tsx'
import { worryDraft } from '../../shared/worry-draft.ts'
import type { CommentActions } from './comment-actions.ts'
import { CommentButtons } from './comment-buttons.tsx'
import { CommentForm } from './comment-form.tsx'
import type { CommentNode } from './comment-tree.ts'
import { PhraseText } from './phrase-text.tsx'
import { useTranslation } from './use-translation.ts'

type Props = {
  comment: CommentNode
  level: number
  /** The owner of the drafts; null for a visitor. */
  userId: string | null
  canAnswer: boolean
  isOnOwnWorry: boolean
  wish: Wish | null
  /** Ids of comments with pending changes or loading replies. */
  busyIds: ReadonlySet<string>
  actions: CommentActions
}

/** One comment and, below it, its replies. */
export const CommentItem = memo(function CommentItem(props: Props) {
  const { comment, level, busyIds, actions } = props
  const t = useT()
  const { replies = [], replyCount } = comment
  const repliesLeft = replyCount - replies.length
  return (
    <Item $isThread={level === 1}>
      {comment.isRemoved ? (
        <RemovedText>{t('removed')}</RemovedText>
      ) : comment.hasHiddenWords ? (
        <HiddenComment {...props} />
      ) : (
        <CommentBody {...props} />
      )}
      {(replies.length > 0 || repliesLeft > 0) && level < COMMENT_LEVELS && (
        <Replies>
          {replies.map((reply) => (
            <CommentItem {...props} key={reply.id} comment={reply} level={level + 1} />
          ))}
          {repliesLeft > 0 && (
            <li>
              <Button kind="plain" size="s" busy={busyIds.has(comment.id)} onClick={() => actions.loadReplies(comment)}>
                {t('Show {{count}} more answers', { count: repliesLeft })}
              </Button>
            </li>
          )}
        </Replies>
      )}
    </Item>
  )
})

/** With words that the reader hides: it keeps its place in the thread, and is shown on request. */
function HiddenComment(props: Props) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const { id } = props.comment
  // The button is gone: the focus moves to the comment.
  useEffect(() => {
    if (isShown) document.querySelector<HTMLElement>(`[data-comment="${id}"]`)?.focus()
  }, [isShown, id])
  if (isShown) return <CommentBody {...props} />
  return (
    <Row gap={2} data-comment={id} tabIndex={-1}>
      <RemovedText>{t('Hidden by your words')}</RemovedText>
      <Button kind="plain" size="s" onClick={() => setShown(true)}>
        {t('Show this comment')}
      </Button>
    </Row>
  )
}

function CommentBody({ comment, level, userId, canAnswer, isOnOwnWorry, wish, busyIds, actions }: Props) {
  const t = useT()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const held = useModerationNotice(comment.moderationStatus)
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null)
  const article = useRef<HTMLElement>(null)
  const { id, user, createdAt, isOwnComment } = comment
  const name = user ? personName(user) : t('Somebody who left')
  const isBusy = busyIds.has(id)
  const words = useRef<HTMLSpanElement>(null)
  const translation = useTranslation(comment, userId !== null, words)
  const language = translation.text === undefined ? comment.language : translation.language

  function close() {
    setOpen(null)
    article.current?.focus()
  }

  return (
    <Article
      ref={article}
      $isIncoming={comment.isIncoming === true}
      data-comment={id}
      tabIndex={-1}
      aria-label={t('Comment from {{name}}', { name })}
      aria-busy={isBusy}
    >
      <MetaRow as="header" gap={2}>
        {user && <PersonPicture user={user} size="s" />}
        <Text as="span" strong tone="ink">
          {user ? <PersonLink user={user} /> : name}
        </Text>
        <time dateTime={createdAt} title={dateTime(createdAt)}>
          {relative(createdAt)}
        </time>
        {comment.isEdited && <span>{t('edited')}</span>}
        <OtherLanguage comment={comment} />
        {held && (
          <Badge kind={held.kind}>
            <held.Icon size={14} />
            {held.badge}
          </Badge>
        )}
      </MetaRow>
      {(open !== 'edit' || isBusy) && (
        <CommentText dir="auto">
          {comment.phrase && <PhraseText phrase={comment.phrase} />}
          <Words
            lang={language ?? undefined}
            dir={language ? directionOf(language) : 'auto'}
            style={{ minBlockSize: translation.height }}
          >
            <span ref={words}>
              <LinkedText text={translation.text ?? comment.content} />
            </span>
          </Words>
        </CommentText>
      )}
      {(translation.height !== undefined || translation.text !== undefined) && (
        <Note style={{ visibility: translation.text === undefined ? 'hidden' : undefined }}>
          {t('Translated by a machine, which makes mistakes.')}
        </Note>
      )}
      {held && <Note>{held.sentence}</Note>}
      {open === 'edit' && userId && (
        <CommentForm
          draft={worryDraft(userId, `change/${id}`)}
          label={t('Your comment')}
          sendLabel={t('Save')}
          text={comment.content}
          onSend={({ content }) => actions.edit(id, content)}
          onClose={close}
        />
      )}
      <Actions gap={1}>
        {isBusy ? (
          <Note>{t('Sending…')}</Note>
        ) : (
          open === null && (
            <CommentButtons
              comment={comment}
              name={name}
              mayReportConcern={userId !== null}
              mayThank={isOnOwnWorry && !isOwnComment}
              translation={translation}
              actions={actions}
              onReply={canAnswer ? () => actions.checkMayReply() && setOpen('reply') : undefined}
              onEdit={() => setOpen('edit')}
            />
          )
        )}
      </Actions>
      {open === 'reply' && userId && (
        <CommentForm
          draft={worryDraft(userId, `answer/${id}`)}
          label={t('Your answer to {{name}}', { name })}
          sendLabel={t('Reply')}
          wish={wish}
          onSend={(text, key) => actions.reply(comment, level, text, key)}
          onClose={close}
        />
      )}
    </Article>
  )
}

/** The language of a comment, where the page is in another one. */
function OtherLanguage({ comment: { content, language } }: { comment: CommentNode }) {
  const t = useT()
  const { code, locale } = useLanguage()
  // Missing in the response of an earlier server.
  if (!content || !language || language === code) return null
  return (
    <span>
      {t('in {{language}}', { language: new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language })}
    </span>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

const Article = styled.article<{ $isIncoming: boolean }>`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ $isIncoming }) => $isIncoming && appear} 600ms ${motion.ease};
  }
`

/**
 * Long lists stay fast: off-screen threads are not laid out, except the first ones, which would change their height when they come into view.
 * That clips at the edge, so there is padding for focus rings.
 */
const Item = styled.li<{ $isThread: boolean }>`
  min-inline-size: 0;
  ${({ $isThread }) => $isThread && 'padding: 6px; margin: -6px; &:nth-child(n + 5) { content-visibility: auto; contain-intrinsic-size: auto 9rem; }'}
  > article { border-radius: ${radius.s}; scroll-margin-block: 5rem 1rem; transition: background-color ${motion.slow} ${motion.ease}; }
  /* The comment to which a notification led. */
  > article[data-highlighted] { background: ${color.primarySoft}; box-shadow: 0 0 0 6px ${color.primarySoft}; }
`

const Replies = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin: ${space[3]} 0 0;
  padding: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.line};
  list-style: none;
`

const CommentText = styled.p`
  margin: ${space[1]} 0 0;
  max-inline-size: 68ch;
  line-height: 1.55;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
  unicode-bidi: plaintext;
`

/** A phrase before it has the reader's direction. */
const Words = styled.span`
  display: block;
`

const Note = styled.p`
  margin: ${space[1]} 0 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const RemovedText = styled.p`
  margin: 0;
  padding-block: ${space[2]};
  font-style: italic;
  color: ${color.inkSoft};
`

/** A fixed height, whatever it contains. */
const Actions = styled(Row)`
  min-block-size: 2.25rem;
  margin-inline-start: calc(${space[3]} * -1);
  > p { margin: 0; padding-inline-start: ${space[3]}; }
  &:empty { display: none; }
`
