import { RolesPage } from '../pages/roles-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(RolesPage)
