import { HomePeopleSlot } from '../pages/home-people-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(HomePeopleSlot)
