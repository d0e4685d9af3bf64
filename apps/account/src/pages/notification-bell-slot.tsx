import { useUser } from '@worrystone/remote-kit/bundled'
import { NotificationBell } from '../features/notification-bell/notification-bell.tsx'

/** Fills `header.actions`. Remounted for another person. */
export function NotificationBellSlot() {
  const user = useUser()
  return user ? <NotificationBell key={user.id} /> : null
}
