import { TransparencyPage } from '../pages/transparency-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(TransparencyPage)
