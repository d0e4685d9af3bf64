import type { ModerationStatus, ScreeningReason } from '@worrystone/contracts'

/**
 * What the screening found. `pending`: it waits for a moderator. `isUrgent`: the writer may be in danger, which alone never holds a text.
 * Whenever there are reasons, `moderationCases.hold` has to hear of it in the transaction of the write.
 */
export type Verdict = { status: Extract<ModerationStatus, 'approved' | 'pending'>; reasons: ScreeningReason[]; isUrgent: boolean }

/** The status of a text after its author changed it: what moderators hold or took down is not freed by a change. */
export const statusAfterEdit = (before: ModerationStatus, { status }: Pick<Verdict, 'status'>): ModerationStatus =>
  before === 'approved' ? status : before
