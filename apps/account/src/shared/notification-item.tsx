import type { Notification } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, IconButton, radius, Stack, space, stretchedLink, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { NotificationAvatar } from './notification-avatar.tsx'
import { NotificationLines } from './notification-lines.tsx'
import { ReportMessage } from './report-message.tsx'
import { useNotificationPath } from './use-notification-path.ts'

type Props = {
  notification: Notification
  onRead: (notification: Notification) => void
  /** Called when one of its links is followed. */
  onNavigate?: () => void
}

/** One notification in two lines: what happened, when, and what it is about. A dot marks an unread one; following its link marks it as read. */
export function NotificationItem({ notification, onRead, onNavigate }: Props) {
  const t = useT()
  const path = useNotificationPath(notification)
  const item = useRef<HTMLDivElement>(null)
  const { id, kind, title, isRead } = notification
  const markRead = () => {
    onRead(notification)
    // The button is removed: the focus stays on the item.
    item.current?.focus({ preventScroll: true })
  }
  const openLink = () => {
    if (!isRead) onRead(notification)
    onNavigate?.()
  }
  // The link covers the item from wherever its text is: the text is hidden, not the link.
  const renderTitle = (text: ReactNode) => (
    <>
      {path ? (
        <TitleLink to={path} onClick={openLink}>
          {text}
        </TitleLink>
      ) : (
        text
      )}
      {!isRead && <VisuallyHidden>{t('New')}</VisuallyHidden>}
    </>
  )
  const dot = !isRead && (
    <DotButton label={`${t('Mark read')}: ${title}`} title={t('Mark read')} icon={<Dot />} onClick={markRead} />
  )
  return (
    <Item ref={item} tabIndex={-1} $isNew={!isRead}>
      <NotificationAvatar notification={notification} />
      <Stack gap={0} grow>
        <NotificationLines notification={notification} renderTitle={renderTitle} onNavigate={openLink} dot={dot} />
        {kind === 'concern' && (
          <div>
            <ReportMessage id={id} />
          </div>
        )}
      </Stack>
    </Item>
  )
}

const Item = styled.div<{ $isNew: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  /* 45 lines on three screens: e2e/journeys/notifications.phone.e2e.ts. */
  min-block-size: 2.5rem;
  border-radius: ${radius.s};
  /* Square corners: the line is straight to its ends. */
  li + li > & { border-block-start: 1px solid ${color.line}; border-start-start-radius: 0; border-start-end-radius: 0; }
  overflow-wrap: anywhere;
  outline: none;
  font-weight: ${({ $isNew }) => $isNew && 650};
  &:has(a:hover) { background: ${color.wash}; }
`

/* The whole item is the target of its link; its button is above. */
const TitleLink = styled(Link)`
  ${stretchedLink}
`

/** Only its dot takes space: its target overlaps the time and the end of the excerpt. */
const DotButton = styled(IconButton)`
  z-index: 1;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  min-inline-size: 0;
  min-block-size: 0;
  margin: -0.4375rem -0.6875rem;
`

const Dot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.primary};
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`
