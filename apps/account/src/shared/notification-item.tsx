import type { Notification } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { Badge, Button, color, icons, MetaRow, radius, Stack, space, Text, target } from '@worrystone/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { NotificationFace } from './notification-face.tsx'
import { PersonLink, personName } from './person-link.tsx'
import { ReportMessage } from './report-message.tsx'
import { useNotificationPath } from './use-notification-path.ts'

type Props = {
  notification: Notification
  onRead: (notification: Notification) => void
  /** Called when one of its links is followed. */
  onNavigate?: () => void
}

/** One notification: what happened, when, and its actions. Following its link marks it as read. */
export function NotificationItem({ notification, onRead, onNavigate }: Props) {
  const t = useT()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const path = useNotificationPath(notification)
  const item = useRef<HTMLDivElement>(null)
  const { kind, title, createdAt, isRead } = notification
  const markRead = () => {
    onRead(notification)
    // The button is removed: the focus stays on the item.
    item.current?.focus({ preventScroll: true })
  }
  const openLink = () => {
    if (!isRead) onRead(notification)
    onNavigate?.()
  }
  return (
    <Item ref={item} tabIndex={-1} $isNew={!isRead}>
      <NotificationFace notification={notification} />
      <Stack gap={0} grow>
        <Title>
          {path ? (
            <TitleLink to={path} onClick={openLink}>
              {title}
            </TitleLink>
          ) : (
            <span>{title}</span>
          )}
          {!isRead && <Badge kind="primary">{t('New')}</Badge>}
        </Title>
        <Text tone="inkSoft">
          <Message notification={notification} onNavigate={openLink} />
        </Text>
        <Footer>
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {relative(createdAt)}
          </time>
          {kind === 'concern' && <ReportMessage id={notification.id} />}
          {!isRead && (
            <Button
              kind="plain"
              size="s"
              style={{ zIndex: 1, marginInlineEnd: '-0.75rem' }}
              aria-label={`${t('Mark read')}: ${title}`}
              onClick={markRead}
            >
              <icons.Check size={16} />
              {t('Mark read')}
            </Button>
          )}
        </Footer>
      </Stack>
    </Item>
  )
}

type MessageProps = { notification: Notification; onNavigate: () => void }

/** The message, with the name in it as a link to the person. */
function Message({ notification: { message, actor }, onNavigate }: MessageProps) {
  const name = actor ? personName(actor) : ''
  const at = name ? message.indexOf(name) : -1
  if (!actor || at < 0) return message
  return (
    <>
      {message.slice(0, at)}
      <Raised>
        <PersonLink user={actor} onClick={onNavigate} />
      </Raised>
      {message.slice(at + name.length)}
    </>
  )
}

const Item = styled.div<{ $isNew: boolean }>`
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

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: 650;
`

/* The whole item is the target of its link; its button is above. */
const TitleLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.m}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`

/** Above the item's own link. */
const Raised = styled.span`
  position: relative;
  z-index: 1;
`

const Footer = styled(MetaRow)`
  justify-content: space-between;
  min-block-size: ${target};
`
