import * as z from '@worrystone/contracts/zod'

/** Who may read a worry. Separate from the lists, so that a page which only names it does not load them. */
export const PrivacyLevel = z.enum(['public', 'friends', 'private'], 'Please choose who may see this')
export type PrivacyLevel = z.infer<typeof PrivacyLevel>
