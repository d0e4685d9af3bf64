import { GuidancePage } from '../pages/guidance-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(GuidancePage)
