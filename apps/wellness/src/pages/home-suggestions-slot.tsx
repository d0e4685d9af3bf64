import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'

/** On the home page of a member: something small for now. */
export function HomeSuggestionsSlot() {
  return <SuggestionStrip count={2} />
}
