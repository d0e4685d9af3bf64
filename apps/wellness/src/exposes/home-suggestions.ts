import { HomeSuggestionsSlot } from '../pages/home-suggestions-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(HomeSuggestionsSlot)
