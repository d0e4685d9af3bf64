import { DemographicsPage } from '../pages/demographics-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(DemographicsPage)
