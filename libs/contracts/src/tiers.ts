import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { textField } from './text.ts'
import { Tier } from './tier.ts'
import { UserSummary } from './user-summary.ts'

const REASON_TOO_LONG = 'The reason must be less than 200 characters'

/** `until` null or omitted: the tier stays until it is withdrawn. The reason is for the record. */
export const TierForm = z.strictObject({
  userId: Id,
  tier: Tier,
  until: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Please choose a valid date and time' }))),
  reason: z._default(textField({ max: 200, tooLong: REASON_TOO_LONG }), ''),
})
export type TierForm = z.infer<typeof TierForm>

/** A tier that an admin granted without payment. */
export const TierGrant = z.object({ tier: Tier, until: z.nullable(Time), reason: z.string() })
export type TierGrant = z.infer<typeof TierGrant>

/** `tier`: the person's present tier, granted or paid for. */
export const PersonWithTier = z.extend(UserSummary, { tier: Tier, grant: z.nullable(TierGrant) })
export type PersonWithTier = z.infer<typeof PersonWithTier>

export const tiersApi = {
  grant: endpoint.put('/subscriptions/admin/users/tier', {
    who: 'admin',
    summary: 'Give a person a tier without payment, or take it back with `free`; needs a fresh sign-in',
    body: TierForm,
    response: PersonWithTier,
  }),
}
