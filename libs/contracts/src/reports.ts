import * as z from '@worrystone/contracts/zod'
import { LIMITS } from './limits.ts'
import { textField } from './text.ts'

export const ReportReason = z.enum(
  ['spam', 'harassment', 'inappropriate', 'misinformation', 'other'],
  'Please choose what is wrong with it',
)
export type ReportReason = z.infer<typeof ReportReason>

/** A report of a worry, a comment, a story or a person. */
export const ReportForm = z.strictObject({
  reason: z._default(ReportReason, 'spam'),
  details: z.optional(
    z.nullable(
      textField({ max: LIMITS.reportDetails, tooLong: 'Report details must be less than 500 characters', multiline: true }),
    ),
  ),
})
export type ReportForm = z.infer<typeof ReportForm>
