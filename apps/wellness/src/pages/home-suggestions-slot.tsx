import { useUser } from '@worrystone/remote-kit/bundled'
import { RevealInOrder } from '@worrystone/ui'
import { DailyQuestion } from '../features/daily-question/daily-question.tsx'
import { SuggestionStrip } from '../features/recommendations/suggestion-strip.tsx'

/** On the home page of a member: the daily question, and suggestions. */
export function HomeSuggestionsSlot() {
  const userId = useUser()?.id ?? null
  return (
    <RevealInOrder>
      {userId !== null && <DailyQuestion key={userId} userId={userId} />}
      <SuggestionStrip count={2} />
    </RevealInOrder>
  )
}
