import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { Tier } from './tier.ts'
import { PersonWithTier } from './tiers.ts'
import { UserSummary } from './user-summary.ts'
import { Role } from './users.ts'

export const PersonWithRole = z.extend(UserSummary, { role: Role })
export type PersonWithRole = z.infer<typeof PersonWithRole>

/** A person as admins see them. */
export const PersonSearchResult = z.extend(PersonWithTier, { role: Role })
export type PersonSearchResult = z.infer<typeof PersonSearchResult>

const change = {
  /** null: a deleted account. */
  user: z.nullable(UserSummary),
  by: z.nullable(UserSummary),
  at: Time,
}

/** An admin's change to a person. `isBySettings`: the change was made by ADMIN_EMAILS. */
export const AdminChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), id: z.string(), ...change, isBySettings: z.boolean(), from: Role, to: Role }),
  z.object({
    ...{ kind: z.literal('tier'), id: z.string(), ...change },
    ...{ from: Tier, to: Tier, until: z.nullable(Time), reason: z.string() },
  }),
  z.object({ kind: z.literal('refund'), id: z.string(), ...change, paymentId: z.string() }),
])
export type AdminChange = z.infer<typeof AdminChange>

const NAME_NEEDED = 'Please enter a username or an email address.'

export const RoleForm = z.object({ userId: Id, role: Role })
export type RoleForm = z.infer<typeof RoleForm>

/** The endpoints for roles. */
export const rolesApi = {
  search: endpoint.get('/subscriptions/admin/users', {
    who: 'admin',
    summary: 'People whose username begins so, or whose e-mail address is exactly this, with role and tier',
    query: z.object({
      name: z.string(NAME_NEEDED).check(z.trim(), z.minLength(1, NAME_NEEDED), z.maxLength(LIMITS.emailMax, NAME_NEEDED)),
      ...paging(),
    }),
    response: z.object({ people: z.array(PersonSearchResult), hasMore: z.boolean() }),
  }),
  change: endpoint.put('/subscriptions/admin/users/role', {
    who: 'admin',
    summary: "Set a person's role; needs a fresh sign-in and ends the person's sessions",
    body: RoleForm,
    response: PersonWithRole,
  }),
  changes: endpoint.get('/subscriptions/admin/changes', {
    who: 'admin',
    summary: 'What admins changed of roles, granted tiers and refunds, the newest first; of one person with `userId`',
    query: z.object({ userId: z.optional(Id), ...paging() }),
    response: z.object({ changes: z.array(AdminChange), hasMore: z.boolean() }),
  }),
}
