import { EditResourcesPage } from '../pages/edit-resources-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(EditResourcesPage)
