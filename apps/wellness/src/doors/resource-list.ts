import { ResourceListPage } from '../pages/resource-list-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ResourceListPage)
