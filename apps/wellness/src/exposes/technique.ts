import { TechniquePage } from '../pages/technique-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(TechniquePage)
