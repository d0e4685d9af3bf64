import { OwnCasesPage } from '../pages/own-cases-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(OwnCasesPage)
