import { WorryText } from '@worrystone/community-ui'
import type { Post } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { ActionLink, Card, lazyComponent, MetaRow, Row, Stack, space, Text, target } from '@worrystone/ui'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCollapsedTopic } from '../shared/collapsed-topic.ts'
import { LinkedText } from '../shared/linked-text.tsx'
import { linkify } from '../shared/linkify.ts'
import { langOf, usePrompt } from '../shared/own-language.ts'
import { NameLine, PersonLink, PersonPicture } from '../shared/person-link.tsx'
import { getPostState } from '../shared/post-state.ts'
import { PrivacyBadge } from '../shared/privacy-badge.tsx'
import type { Viewer } from '../shared/viewer.ts'
import type { PostTask } from './post-task.ts'

/** Menus and the openers of dialogs. Only members need them, so only they fetch them. */
const CardActions = lazyComponent(async () => (await import('./card-actions.tsx')).CardActions)

/** The parts around the text. Their space is reserved, so that nothing shifts when they load. */
const parts = () => import('./card-parts.tsx')
const CardRow = lazyComponent(async () => (await parts()).CardRow)
const PostStatus = lazyComponent(async () => (await parts()).PostStatus)
const CollapsedPost = lazyComponent(async () => (await parts()).CollapsedPost)

/** For pages: fetches the rest of a card together with its worry. */
export const fetchCardParts = CardRow.preload

type Props = {
  post: Post
  viewer: Viewer['status']
  onTask: (task: PostTask, post: Post) => void
  /** The prefix of the ids `<id>-author` and `<id>-text`, for labelling and describing elements. */
  id?: string | undefined
  /** On its own page the worry is not a link to itself; further content below its text is passed as children. */
  isOwnPage?: boolean
  children?: ReactNode
}

/** One worry, the same on the feed and on its own page. */
export const WorryCard = memo(function WorryCard({ post, viewer, onTask, id, isOwnPage = false, children }: Props) {
  const t = useT()
  const prompt = usePrompt(post)
  const href = `/posts/${post.id}`
  // The text first: interactive parts render when the browser is idle, so that a long list scrolls smoothly.
  const showsActions = useDeferredValue(true, false)
  const hasAddress = linkify(post.shortContent).some((part) => part.href)
  // Links cannot be nested: a text with links is opened by its time, and by the card around it.
  const isTextLink = !isOwnPage && !hasAddress
  const isPublished = getPostState(post) === 'published'
  const isWarned = useCollapsedTopic(post) !== undefined || post.contentWarning !== null
  const isMarked = !isPublished || post.isResolved || post.moderationStatus !== 'approved'
  const text = (
    <>
      <WorryText dir="auto" lang={langOf(post)} id={id && `${id}-text`}>
        {isTextLink ? <CardLink to={href}>{post.shortContent}</CardLink> : <LinkedText text={post.shortContent} />}
      </WorryText>
      {post.hasLongContent && !isOwnPage && (
        <ReadMore as={Link} to={href}>
          {t('Read more')}
        </ReadMore>
      )}
      {children}
    </>
  )
  return (
    <Card as="div">
      <Stack style={{ position: 'relative' }}>
        {isMarked && <PostStatus post={post} waiting={<div style={{ blockSize: '1.625rem' }} />} />}
        {prompt && (
          <Text size="s" tone="inkSoft" dir="auto" lang={langOf(post)}>
            {prompt}
          </Text>
        )}
        {isWarned && (
          <CollapsedPost
            post={post}
            id={id && `${id}-text`}
            waiting={<div style={{ blockSize: post.isOwnPost ? '1.5rem' : '4.75rem' }} />}
          >
            {/* The author sees the text at once, below the label. */}
            {post.isOwnPost ? null : text}
          </CollapsedPost>
        )}
        {(!isWarned || post.isOwnPost) && text}
        <Row as="footer" wrap={false} style={{ minBlockSize: target }}>
          <PersonPicture user={post.user} />
          <Stack gap={0} grow>
            <NameLine as="p" id={id && `${id}-author`}>
              <PersonLink user={post.user} />
            </NameLine>
            <MetaRow gap={2}>
              <PostTime post={post} href={isOwnPage || (isTextLink && !isWarned) ? null : href} />
              {post.isEdited && <span>{t('edited')}</span>}
              <PrivacyBadge level={post.privacyLevel} />
            </MetaRow>
          </Stack>
          {viewer !== 'signed-out' && (
            <Actions $isOwn={post.isOwnPost}>
              {showsActions && viewer === 'signed-in' && <CardActions post={post} onTask={onTask} failed={null} />}
            </Actions>
          )}
        </Row>
        {isPublished && (
          <ActionRow>
            {showsActions && <CardRow post={post} isVisitor={viewer === 'signed-out'} onTask={onTask} failed={null} />}
          </ActionRow>
        )}
      </Stack>
    </Card>
  )
})

/** The time it was shared; for a draft, the time it was written. */
function PostTime({ post, href }: { post: Post; href: string | null }) {
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const at = post.publishedAt ?? post.createdAt
  const time = (
    <time dateTime={at} title={dateTime(at)}>
      {relative(at)}
    </time>
  )
  return href ? <CardLink to={href}>{time}</CardLink> : time
}

/** Covers the whole card; interactive elements are above it. */
const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  &::after { content: ''; position: absolute; inset: calc(${space[5]} * -1); border-radius: inherit; }
`

const ReadMore = styled(ActionLink)`
  position: relative;
  z-index: 1;
  gap: ${space[1]};
  margin-block: calc(${space[2]} * -1);
`

/** Reserves the space of its buttons before they load. */
const Actions = styled.div<{ $isOwn: boolean }>`
  position: relative;
  z-index: 2;
  display: flex;
  justify-content: flex-end;
  min-inline-size: ${({ $isOwn }) => ($isOwn ? target : `calc(2 * ${target})`)};
  margin-inline-end: calc(${space[2]} * -1);
`

/** Reserves the height of its buttons. */
const ActionRow = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  column-gap: clamp(0px, 2vw - 6px, ${space[1]});
  block-size: ${target};
  margin-inline-start: calc(${space[2]} * -1);
  margin-block: calc(${space[1]} * -1) calc(${space[2]} * -1);
`
