import type { ModerationStatus, ScreeningReason } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'

/**
 * The result of a screening. `pending`: a moderator has to approve the text before others see it. `isUrgent`: the writer may be in danger
 * (`dangerLevel` 2 or 3), which alone never holds a text. With any reasons the caller must call `moderationCases.openFromScreening` in the
 * transaction of the write.
 */
export type ScreeningResult = {
  status: Extract<ModerationStatus, 'approved' | 'pending'>
  reasons: ScreeningReason[]
  isUrgent: boolean
  dangerLevel: DangerLevel
}

/** The status of a text after an edit, which never releases a text that is held or taken down. */
export const statusAfterEdit = (
  previousStatus: ModerationStatus,
  { status }: Pick<ScreeningResult, 'status'>,
): ModerationStatus => (previousStatus === 'approved' ? status : previousStatus)
