import { NotificationsPage } from '../pages/notifications-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(NotificationsPage)
