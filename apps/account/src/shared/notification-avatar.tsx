import { Avatar } from '@worrystone/community-ui'
import type { Notification } from '@worrystone/contracts'
import { color, IconDisc } from '@worrystone/ui'
import { styled } from 'styled-components'
import { NOTIFICATION_ICONS } from './notification-icons.ts'

/** Who a notification is about, up to three people, with its kind as a badge. Decorative beside its title. */
export function NotificationAvatar({ notification: { kind, actors } }: { notification: Pick<Notification, 'kind' | 'actors'> }) {
  const Icon = NOTIFICATION_ICONS[kind]
  if (actors.length === 0) {
    return (
      <Corner aria-hidden="true">
        <IconDisc size="2.25rem">
          <Icon size={20} />
        </IconDisc>
      </Corner>
    )
  }
  return (
    <Corner aria-hidden="true" data-count={actors.length}>
      {actors.map((actor) => (
        <Avatar key={actor.id} user={actor} size={actors.length > 1 ? 'xs' : 'm'} />
      ))}
      <IconDisc size="1.25rem">
        <Icon size={13} />
      </IconDisc>
    </Corner>
  )
}

/** One face in a corner, or up to three in three corners; the badge is in the fourth. */
const Corner = styled.span`
  position: relative;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  > * { position: absolute; box-shadow: 0 0 0 2px ${color.surface}; }
  /* Space for the badge, and between the faces of two lines. */
  &[data-count='1'] > :first-child { inset-block-start: 1px; inline-size: 2.25rem; block-size: 2.25rem; }
  /* Small enough for a space between them, and to the badge. */
  &[data-count='2'] > *, &[data-count='3'] > * { inline-size: 1.1875rem; block-size: 1.1875rem; font-size: 0.5625rem; }
  > :nth-child(2) { inset-inline-end: 0; }
  > :nth-child(3) { inset-block-end: 0; }
  > :last-child:not(:first-child) { inset: auto; inset-block-end: 0; inset-inline-end: 0; }
`
