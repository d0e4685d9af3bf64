import { SavedPage } from '../pages/saved-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(SavedPage)
