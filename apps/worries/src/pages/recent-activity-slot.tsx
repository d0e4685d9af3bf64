import { RecentActivity } from '../features/recent-activity/recent-activity.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'

/** What the home page shows of this remote, to members. */
export function RecentActivitySlot() {
  usePostEvents()
  const viewer = useViewer()
  return viewer.audience === 'member' ? <RecentActivity /> : null
}
