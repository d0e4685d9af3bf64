import { QuickStatsSlot } from '../pages/quick-stats-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(QuickStatsSlot)
