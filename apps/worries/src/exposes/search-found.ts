import { SearchSlot } from '../pages/search-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(SearchSlot)
