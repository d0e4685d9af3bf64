import { RevealInOrder } from '@worrystone/ui'
import { ReceivedReplies } from '../features/received/received-replies.tsx'
import { WaitingWorry } from '../features/unanswered/waiting-worry.tsx'
import { useViewer } from '../shared/viewer.ts'

/** Fills `home.start` with who wrote to this member, and with whom they could write to. Remounted for another person. */
export function HomePeopleSlot() {
  const { id } = useViewer()
  return id === null ? null : <HomePeople key={id} />
}

const HomePeople = () => (
  <RevealInOrder>
    <ReceivedReplies />
    <WaitingWorry />
  </RevealInOrder>
)
