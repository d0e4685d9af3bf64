import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'

/** On the home page of a member. */
export function HomeSuggestionsSlot() {
  return <SuggestionStrip count={2} />
}
