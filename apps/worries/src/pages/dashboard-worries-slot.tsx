import { OwnWorries } from '../features/own-worries/own-worries.tsx'
import { useViewer } from '../shared/viewer.ts'
import { useSendWaiting } from './use-send-waiting.ts'

/** The dashboard's slot, for members: title and link are the dashboard's. Remounted for another person. */
export function DashboardWorriesSlot() {
  useSendWaiting()
  const { id } = useViewer()
  return id === null ? null : <OwnWorries key={id} userId={id} />
}
