import { RevealInOrder } from '@worrystone/ui'
import { GentleQuestion } from '../features/gentle-question/gentle-question.tsx'
import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'
import { useMemberId } from '../shared/use-member-id.ts'

/** On the home page of a member: how today is, and what to try now. */
export function HomeSuggestionsSlot() {
  const userId = useMemberId()
  return (
    <RevealInOrder>
      {userId !== null && <GentleQuestion key={userId} userId={userId} />}
      <SuggestionStrip count={2} />
    </RevealInOrder>
  )
}
