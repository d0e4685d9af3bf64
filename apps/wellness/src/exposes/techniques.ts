import { TechniquesPage } from '../pages/techniques-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(TechniquesPage)
