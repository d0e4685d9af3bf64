import { HistoryPage } from '../pages/history-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(HistoryPage)
