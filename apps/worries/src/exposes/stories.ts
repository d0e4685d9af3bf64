import { StoriesPage } from '../pages/stories-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(StoriesPage)
