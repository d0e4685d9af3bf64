import { OwnWorries } from '../features/own-worries/own-worries.tsx'
import { useViewer } from '../shared/viewer.ts'

/** The dashboard's slot, for members: title and link are the dashboard's. */
export function DashboardWorriesSlot() {
  return useViewer().audience === 'member' ? <OwnWorries /> : null
}
