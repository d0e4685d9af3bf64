import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useSaid, useT } from '@worrystone/i18n'
import { Avatar, Badge, Card, color, font, icons, space, WorryText } from '@worrystone/ui'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import { LinkedText } from '../shared/linked-text.tsx'
import { linkify } from '../shared/linkify.ts'
import { stateOf } from '../shared/post-state.ts'
import type { Viewer } from '../shared/viewer.ts'

/** Only members can do something with a worry, so only they fetch it. */
const CardActions = lazyPart(async () => (await import('./card-actions.tsx')).CardActions)

type Props = {
  post: Post
  viewer: Viewer['status']
  onTask: (task: OwnerTask, post: Post) => void
  /** Lets whoever stands around it be called by `<id>-author` and described by `<id>-text`. */
  id?: string | undefined
  /** On its own page the worry is not a link to itself; what belongs below its text comes as children. */
  isOwnPage?: boolean
  children?: ReactNode
}

/** One worry, the same on the feed and on its own page. */
export const WorryCard = memo(function WorryCard({ post, viewer, onTask, id, isOwnPage = false, children }: Props) {
  const t = useT()
  const said = useSaid()
  const href = `/posts/${post.id}`
  const hasAddress = linkify(post.shortContent).some((piece) => piece.href)
  // A link may not stand inside a link: a text with addresses is opened by its time, and by the card around it.
  const isTextLink = !isOwnPage && !hasAddress
  return (
    <Card as="div">
      <Shape>
        <Top>
          <Prompt dir="auto">{said(post.worryPrompt)}</Prompt>
          <StateBadge post={post} />
        </Top>
        <WorryText dir="auto" id={id && `${id}-text`}>
          {isTextLink ? <Cover to={href}>{post.shortContent}</Cover> : <LinkedText text={post.shortContent} />}
        </WorryText>
        {post.hasLongContent && !isOwnPage && <More to={href}>{t('Read more')}</More>}
        {children}
        <Foot>
          <Avatar user={post.user} />
          <Who>
            <Name id={id && `${id}-author`}>
              <bdi>{post.user.displayName || post.user.username}</bdi>
            </Name>
            <Facts>
              <When post={post} href={isOwnPage || isTextLink ? null : href} />
              {post.isEdited && <span>{t('edited')}</span>}
              <PrivacyBadge level={post.privacyLevel} />
            </Facts>
          </Who>
          {viewer !== 'signed-out' && (
            <Actions>{viewer === 'signed-in' && <CardActions post={post} onTask={onTask} failed={null} />}</Actions>
          )}
        </Foot>
      </Shape>
    </Card>
  )
})

/** When it was shared; for a draft, when it was written. */
function When({ post, href }: { post: Post; href: string | null }) {
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const at = post.publishedAt ?? post.createdAt
  const time = (
    <time dateTime={at} title={dateTime(at)}>
      {relative(at)}
    </time>
  )
  return href ? <Cover to={href}>{time}</Cover> : time
}

function StateBadge({ post }: { post: Post }) {
  const t = useT()
  const state = stateOf(post)
  if (state === 'draft') {
    return (
      <Badge kind="accent">
        <icons.Feather size={14} />
        {t('Draft')}
      </Badge>
    )
  }
  return state === 'scheduled' && post.scheduledFor ? <Scheduled at={post.scheduledFor} /> : null
}

function Scheduled({ at }: { at: string }) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <Planned>
      <Badge kind="accent">
        <icons.CalendarClock size={14} />
        {t('Scheduled')}
      </Badge>
      <time dateTime={at}>{dateTime(at)}</time>
    </Planned>
  )
}

function PrivacyBadge({ level }: { level: PrivacyLevel }) {
  const t = useT()
  const [Icon, label] = {
    public: [icons.Globe, t('Public')] as const,
    friends: [icons.Users, t('Friends')] as const,
    private: [icons.Lock, t('Private')] as const,
  }[level]
  return (
    <Badge>
      <Icon size={14} />
      {label}
    </Badge>
  )
}

const Shape = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  &:empty { display: none; }
`

const Prompt = styled.p`
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Planned = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

/** Reaches over the whole card; what can be pressed for itself stands above it. */
const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  &::after { content: ''; position: absolute; inset: calc(${space[5]} * -1); border-radius: inherit; }
`

const More = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[1]};
  min-block-size: 2.75rem;
  margin-block: calc(${space[2]} * -1);
  color: ${color.primaryInk};
  font-weight: 650;
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.75rem;
`

const Who = styled.div`
  flex: 1 1 6.5rem;
  min-inline-size: 0;
`

const Name = styled.p`
  margin: 0;
  font-weight: 650;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Actions = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  justify-content: flex-end;
  /* The room that the actions take when they are there. */
  min-inline-size: 2.75rem;
  margin-inline-end: calc(${space[2]} * -1);
`
