import { useSession } from '@worrystone/session'
import { NotificationBell } from '../features/notification-bell/notification-bell.tsx'

/** Fills `header.actions`. Remounted for another person. */
export function NotificationBellSlot() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return <NotificationBell key={session.user.id} />
}
