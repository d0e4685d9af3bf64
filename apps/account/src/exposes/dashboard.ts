import { DashboardPage } from '../pages/dashboard-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(DashboardPage)
