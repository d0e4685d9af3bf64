import type { Post } from '@worrystone/contracts'
import { ShareForm } from '../features/compose/share-form.tsx'
import { ScheduleField } from '../features/schedule/schedule-field.tsx'

/** The share form with everything it needs, in one chunk that is fetched when someone wants to write. */
export function ShareWorry({ userId, onShared }: { userId: string; onShared: (post: Post) => void }) {
  return <ShareForm userId={userId} onShared={onShared} renderSchedule={(schedule) => <ScheduleField {...schedule} />} />
}
