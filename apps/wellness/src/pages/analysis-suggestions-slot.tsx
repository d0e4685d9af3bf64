import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'

/** Beside the analysis of a worry. For a heavy one (`isGentle`) only free exercises, independent of the history. */
export function AnalysisSuggestionsSlot({ isGentle = false }: { isGentle?: boolean }) {
  return <SuggestionStrip count={3} onlyFree={isGentle} />
}
