import { ResourcesPage } from '../pages/resources-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ResourcesPage)
