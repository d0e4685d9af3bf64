import { ResourceListsPage } from '../pages/resource-lists-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ResourceListsPage)
