import { UpgradeGateSlot } from '../pages/upgrade-gate-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(UpgradeGateSlot)
