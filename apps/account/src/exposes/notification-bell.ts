import { NotificationBellSlot } from '../pages/notification-bell-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(NotificationBellSlot)
