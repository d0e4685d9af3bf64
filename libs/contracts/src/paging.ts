import * as z from '@worrystone/contracts/zod'
import { LIMITS } from './limits.ts'

const integer = (min: number, max: number, error: string) =>
  z.coerce.number(error).check(z.int(error), z.minimum(min, error), z.maximum(max, error))

/** `limit` and `offset` of a list; `limit` has the list's own default. */
export const paging = (limit: number = LIMITS.pageDefault) => ({
  limit: z._default(integer(1, LIMITS.pageMax, 'limit must be a whole number from 1 to 100'), limit),
  offset: z._default(integer(0, LIMITS.offsetMax, 'offset must be a whole number from 0 to 10000'), 0),
})

/** The opaque position after which the next page begins, from `nextCursor`. */
export const Cursor = z.string('Invalid cursor').check(z.maxLength(700, 'Invalid cursor'))
