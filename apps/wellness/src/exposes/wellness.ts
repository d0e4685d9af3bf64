import { WellnessPage } from '../pages/wellness-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(WellnessPage)
