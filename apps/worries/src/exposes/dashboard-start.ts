import { DashboardStartSlot } from '../pages/dashboard-start-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(DashboardStartSlot)
