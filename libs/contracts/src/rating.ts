import * as z from '@worrystone/contracts/zod'

const RATING = 'Please rate from 1 to 5'

/** The stars of one rating. */
export const Rating = z.number(RATING).check(z.int(RATING), z.minimum(1, RATING), z.maximum(5, RATING))
export type Rating = z.infer<typeof Rating>
