import { RecentActivitySlot } from '../pages/recent-activity-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(RecentActivitySlot)
