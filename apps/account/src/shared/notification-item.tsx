import type { Notification } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, IconButton, radius, Stack, space, stretchedLink, target, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { NotificationFace } from './notification-face.tsx'
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
  return (
    <Item ref={item} tabIndex={-1} $isNew={!isRead}>
      <NotificationFace notification={notification} />
      <Stack gap={0} grow>
        <NotificationLines notification={notification} renderTitle={renderTitle} onNavigate={openLink} />
        {kind === 'concern' && (
          <div>
            <ReportMessage id={id} />
          </div>
        )}
      </Stack>
      {isRead ? (
        <DotSpace />
      ) : (
        <DotButton label={`${t('Mark read')}: ${title}`} title={t('Mark read')} icon={<Dot />} onClick={markRead} />
      )}
    </Item>
  )
}

const Item = styled.div<{ $isNew: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  /* Between the faces of two lines. */
  padding-block: 1px;
  border-radius: ${radius.s};
  li + li > & { border-block-start: 1px solid ${color.line}; }
  overflow-wrap: anywhere;
  outline: none;
  font-weight: ${({ $isNew }) => $isNew && 650};
  &:has(a:hover) { background: ${color.wash}; }
`

/* The whole item is the target of its link; its button is above. */
const TitleLink = styled(Link)`
  ${stretchedLink}
`

const DotButton = styled(IconButton)`
  z-index: 1;
  margin-inline-start: calc(-1 * ${space[2]});
`

/** As wide as the button: the time stays where it is. */
const DotSpace = styled.span`
  flex: none;
  inline-size: calc(2.25rem - ${space[2]});
  @media (pointer: coarse) { inline-size: calc(${target} - ${space[2]}); }
`

const Dot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.primary};
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`
