import { MyWorriesPage } from '../pages/my-worries-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(MyWorriesPage)
