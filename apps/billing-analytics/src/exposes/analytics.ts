import { AnalyticsPage } from '../pages/analytics-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(AnalyticsPage)
