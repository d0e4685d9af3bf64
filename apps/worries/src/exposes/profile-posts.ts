import { ProfilePostsSlot } from '../pages/profile-posts-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(ProfilePostsSlot)
