import type { NoticeKind, Notification } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Badge, Button, color, icons, MetaRow, radius, space, target } from '@worrystone/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PersonLink, personName, profilePath } from './person-link.tsx'
import { ReportMessage } from './report-message.tsx'

const ICONS: Record<NoticeKind, typeof icons.Bell> = {
  support: icons.HandHeart,
  'me-too': icons.Users,
  comment: icons.MessageCircle,
  reply: icons.MessageCircle,
  follow: icons.UserPlus,
  moderation: icons.ShieldCheck,
  report: icons.Flag,
  'check-in': icons.Leaf,
  concern: icons.HeartHandshake,
  'reach-out': icons.LifeBuoy,
  'kept-as-draft': icons.FileText,
}

/** The path of its page; null without one. */
function useNoticePath({ kind, postId, actor }: Notification): string | null {
  const { hasRoute } = usePlatform()
  // A page of the shell: its routes list only the pages of remotes.
  if (kind === 'concern' || kind === 'reach-out' || (kind === 'kept-as-draft' && !postId)) return '/help'
  const ofPerson = kind === 'follow' && actor ? profilePath(actor.username) : null
  const place = kind === 'moderation' || kind === 'report' ? '/moderation/own' : postId ? `/posts/${postId}` : ofPerson
  return place && hasRoute(place) ? place : null
}

type Props = {
  notice: Notification
  onRead: (notice: Notification) => void
  /** Called when its link is followed. */
  onFollow?: () => void
}

/** One notification: what happened, when, and its actions. Following its link marks it as read. */
export function NoticeLine({ notice, onRead, onFollow }: Props) {
  const t = useT()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const place = useNoticePath(notice)
  const Sign = ICONS[notice.kind]
  const line = useRef<HTMLDivElement>(null)
  const read = () => {
    onRead(notice)
    // The button is removed: the focus stays on the item.
    line.current?.focus({ preventScroll: true })
  }
  const follow = () => {
    if (!notice.isRead) onRead(notice)
    onFollow?.()
  }
  return (
    <Line ref={line} tabIndex={-1} $isNew={!notice.isRead}>
      <Mark aria-hidden="true">
        <Sign size={20} />
      </Mark>
      <NoticeBody>
        <Title>
          {place ? (
            <NoticeLink to={place} onClick={follow}>
              {notice.title}
            </NoticeLink>
          ) : (
            <span>{notice.title}</span>
          )}
          {!notice.isRead && <Badge kind="primary">{t('New')}</Badge>}
        </Title>
        <p>
          <Message notice={notice} onFollow={follow} />
        </p>
        <NoticeFooter>
          <time dateTime={notice.createdAt} title={dateTime(notice.createdAt)}>
            {relative(notice.createdAt)}
          </time>
          {notice.kind === 'concern' && <ReportMessage id={notice.id} />}
          {!notice.isRead && (
            <ReadButton kind="plain" size="s" aria-label={`${t('Mark read')}: ${notice.title}`} onClick={read}>
              <icons.Check size={16} />
              {t('Mark read')}
            </ReadButton>
          )}
        </NoticeFooter>
      </NoticeBody>
    </Line>
  )
}

/** The message, with the name in it as a link to the person. */
function Message({ notice: { message, actor }, onFollow }: { notice: Notification; onFollow: () => void }) {
  const name = actor ? personName(actor) : ''
  const at = name ? message.indexOf(name) : -1
  if (!actor || at < 0) return message
  return (
    <>
      {message.slice(0, at)}
      <RaisedPart>
        <PersonLink user={actor} onFollow={onFollow} />
      </RaisedPart>
      {message.slice(at + name.length)}
    </>
  )
}

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.div<{ $isNew: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  overflow-wrap: anywhere;
  outline: none;
  /* The same width when it is read: the layout does not shift. */
  border-inline-start: 4px solid ${({ $isNew }) => ($isNew ? color.primary : color.line)};
  &:has(a:hover) { background: ${color.wash}; }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primaryInk};
`

const NoticeBody = styled.div`
  flex: 1;
  min-inline-size: 0;
  > p { margin: 0; color: ${color.inkSoft}; }
`

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: 650;
`

/* The whole item is the target of its link; its button is above. */
const NoticeLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.m}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`

/** Beside the item's own link. */
const RaisedPart = styled.span`
  position: relative;
  z-index: 1;
`

const NoticeFooter = styled(MetaRow)`
  justify-content: space-between;
  min-block-size: ${target};
`

const ReadButton = styled(Button)`
  z-index: 1;
  margin-inline-end: calc(-1 * ${space[3]});
`
