import { UnansweredOffer } from '../features/unanswered/unanswered-offer.tsx'
import { useViewer } from '../shared/viewer.ts'

/** Fills `dashboard.start` with the worry of the day that waits for a word. Remounted for another person. */
export function DashboardStartSlot() {
  const { id } = useViewer()
  return id === null ? null : <UnansweredOffer key={id} />
}
