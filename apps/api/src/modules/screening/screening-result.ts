import type { ModerationStatus, ScreeningReason } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'

/**
 * What the screening found. `pending`: a moderator has to approve it before others see it. `isUrgent`: the writer may be in danger
 * (`dangerLevel` 2 or 3), which alone never holds a text. Whenever there are reasons, `moderationCases.openFromScreening` has to be called in the
 * transaction of the write.
 */
export type ScreeningResult = {
  status: Extract<ModerationStatus, 'approved' | 'pending'>
  reasons: ScreeningReason[]
  isUrgent: boolean
  dangerLevel: DangerLevel
}

/** The status of a text after its author changed it: what moderators hold or took down is not freed by a change. */
export const statusAfterEdit = (before: ModerationStatus, { status }: Pick<ScreeningResult, 'status'>): ModerationStatus =>
  before === 'approved' ? status : before
