import { useSession } from '@worrystone/session'
import { NotificationBell } from '../features/notification-bell/notification-bell.tsx'

/** Fills `header.actions`. Another person has another bell. */
export function NotificationBellSlot() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return <NotificationBell key={session.user.id} />
}
