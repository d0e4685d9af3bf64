import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'

/** Beside the analysis of a worry. Where it sounds heavy (`isGentle`), nothing but what is open to everybody, and no history. */
export function AnalysisSuggestionsSlot({ isGentle = false }: { isGentle?: boolean }) {
  return <SuggestionStrip count={3} onlyFree={isGentle} />
}
