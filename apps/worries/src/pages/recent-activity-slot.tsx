import { RecentActivity } from '../features/recent-activity/recent-activity.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { useSendOutbox } from './use-send-outbox.ts'

/** The slot of the home page, for members. */
export function RecentActivitySlot() {
  usePostEvents()
  useSendOutbox()
  const viewer = useViewer()
  return viewer.audience === 'member' ? <RecentActivity /> : null
}
