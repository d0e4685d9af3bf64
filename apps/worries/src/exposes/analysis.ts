import { AnalysisPage } from '../pages/analysis-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(AnalysisPage)
