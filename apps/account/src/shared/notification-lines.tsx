import { personName } from '@worrystone/community-ui'
import type { Notification } from '@worrystone/contracts'
import { useFormat, useRelativeTime } from '@worrystone/i18n'
import { color, font, space, Text, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PersonLink } from './person-link.tsx'

type Props = {
  notification: Notification
  /** The title, visible or not, with its link. */
  renderTitle: (text: ReactNode) => ReactNode
  onNavigate: () => void
  /** Before the time. */
  dot: ReactNode
}

/** Two lines of one row each; an urgent message is not cut off. Where the excerpt takes the second line, either title or message is for screen readers only. */
export function NotificationLines({ notification, renderTitle, onNavigate, dot }: Props) {
  const { kind, title, excerpt, actor, count } = notification
  const message = <Message notification={notification} onNavigate={onNavigate} />
  const end = { dot, at: notification.createdAt }
  if (!excerpt) {
    // The shorter one beside the time.
    const [first, second] = kind === 'follow' ? [message, renderTitle(title)] : [renderTitle(title), message]
    return (
      <>
        <FirstLine>{first}</FirstLine>
        <SecondLine lines={kind === 'reach-out' || kind === 'kept-as-draft' ? 0 : 2} {...end}>
          {second}
        </SecondLine>
      </>
    )
  }
  // The message names a single person; for several the title says how many they are.
  const isOfOne = actor !== null && count === 1
  return (
    <>
      <FirstLine>
        {renderTitle(isOfOne ? <VisuallyHidden>{title}</VisuallyHidden> : title)}
        {isOfOne && message}
      </FirstLine>
      {!isOfOne && <VisuallyHidden>{notification.message}</VisuallyHidden>}
      <SecondLine lines={1} dir="auto" {...end}>
        {excerpt}
      </SecondLine>
    </>
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

/** `lines`: the most; 0 for all. `dir`: of what a person wrote, which is cut off at its own end. */
function SecondLine({
  lines,
  dir,
  dot,
  at,
  children,
}: {
  lines: number
  dir?: 'auto'
  dot: ReactNode
  at: string
  children: ReactNode
}) {
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  return (
    <SecondRow>
      <Text as="span" lines={lines} dir={dir}>
        {children}
      </Text>
      {dot}
      <time dateTime={at} title={dateTime(at)}>
        {relative(at)}
      </time>
    </SecondRow>
  )
}

const FirstLine = styled.div`
  font-size: ${font.size.s};
  line-height: 1.25;
`

const SecondRow = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${font.size.s};
  font-weight: 400;
  line-height: 1.25;
  > span { min-inline-size: 0; margin-inline-end: auto; }
  > span > a { color: inherit; }
  > time { flex: none; font-size: ${font.size.xs}; }
`

/** Above the item's own link. */
const Raised = styled.span`
  position: relative;
  z-index: 1;
`
