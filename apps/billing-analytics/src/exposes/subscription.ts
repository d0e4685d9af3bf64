import { SubscriptionSlot } from '../pages/subscription-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(SubscriptionSlot)
