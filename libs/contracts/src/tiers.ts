import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { UserSummary } from './user-summary.ts'
import { Tier } from './users.ts'

export const TierForm = z.strictObject({ userId: Id, tier: Tier })
export type TierForm = z.infer<typeof TierForm>

export const PersonWithTier = z.extend(UserSummary, { tier: Tier })
export type PersonWithTier = z.infer<typeof PersonWithTier>

export const tiersApi = {
  grant: endpoint({
    who: 'admin',
    method: 'PUT',
    url: '/subscriptions/admin/users/tier',
    summary: 'Give a person a tier without payment, or take it back with `free`; needs a fresh sign-in',
    body: TierForm,
    answer: PersonWithTier,
  }),
}
