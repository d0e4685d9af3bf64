import * as z from '@worrystone/contracts/zod'

/** What a worry is about. The order is the one of every list of them. */
export const Category = z.enum(
  ['work', 'relationships', 'health', 'family', 'finances', 'education', 'future', 'social', 'personal', 'other'],
  'Please choose a category from the list',
)
export type Category = z.infer<typeof Category>
