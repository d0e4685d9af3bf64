import { OwnWorries } from '../features/own-worries/own-worries.tsx'
import { useViewer } from '../shared/viewer.ts'

/** What the dashboard shows of this remote, to members: its title and the way to all of them are the dashboard's. */
export function DashboardWorriesSlot() {
  return useViewer().audience === 'member' ? <OwnWorries /> : null
}
