import { OwnWorries } from '../features/own-worries/own-worries.tsx'
import { useViewer } from '../shared/viewer.ts'

/** The dashboard's slot, for members: title and link are the dashboard's. Remounted for another person. */
export function DashboardWorriesSlot() {
  const { id } = useViewer()
  return id === null ? null : <OwnWorries key={id} userId={id} />
}
