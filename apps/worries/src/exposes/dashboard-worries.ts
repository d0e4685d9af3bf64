import { DashboardWorriesSlot } from '../pages/dashboard-worries-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(DashboardWorriesSlot)
