import { RevealInOrder } from '@worrystone/ui'
import { FollowUpOffer } from '../features/follow-up/follow-up-offer.tsx'
import { ReceivedReplies } from '../features/received/received-replies.tsx'
import { UnansweredOffer } from '../features/unanswered/unanswered-offer.tsx'
import { useViewer } from '../shared/viewer.ts'

/** Fills `home.start` with who wrote to this member, the question about an own worry, and with whom they could write to. Remounted for another person. */
export function HomePeopleSlot() {
  const { id } = useViewer()
  return id === null ? null : <HomePeople key={id} userId={id} />
}

const HomePeople = ({ userId }: { userId: string }) => (
  <RevealInOrder>
    <ReceivedReplies />
    <FollowUpOffer userId={userId} />
    <UnansweredOffer />
  </RevealInOrder>
)
