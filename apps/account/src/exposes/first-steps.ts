import { FirstStepsSlot } from '../pages/first-steps-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(FirstStepsSlot)
