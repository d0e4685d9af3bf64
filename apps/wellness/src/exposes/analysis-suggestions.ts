import { AnalysisSuggestionsSlot } from '../pages/analysis-suggestions-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(AnalysisSuggestionsSlot)
