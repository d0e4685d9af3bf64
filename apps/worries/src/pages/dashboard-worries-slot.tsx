import { RevealInOrder } from '@worrystone/ui'
import { FollowUpOffer } from '../features/follow-up/follow-up-offer.tsx'
import { OwnWorries } from '../features/own-worries/own-worries.tsx'
import { useViewer } from '../shared/viewer.ts'
import { useSendOutbox } from './use-send-outbox.ts'

/** The dashboard's slot, for members: title and link are the dashboard's. Remounted for another person. */
export function DashboardWorriesSlot() {
  useSendOutbox()
  const { id } = useViewer()
  return id === null ? null : (
    <RevealInOrder key={id} gap={4}>
      <FollowUpOffer userId={id} />
      <OwnWorries userId={id} />
    </RevealInOrder>
  )
}
