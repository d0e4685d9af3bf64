import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { UserSummary } from './user-summary.ts'
import { Role, Tier } from './users.ts'

export const PersonWithRole = z.extend(UserSummary, { role: Role })
export type PersonWithRole = z.infer<typeof PersonWithRole>

/** What an admin finds of a person. */
export const FoundPerson = z.extend(PersonWithRole, { tier: Tier })
export type FoundPerson = z.infer<typeof FoundPerson>

/** `user` and `by` are null for accounts that are gone; `isBySettings`: ADMIN_EMAILS made the change, and nobody else. */
export const RoleChange = z.object({
  id: z.int(),
  user: z.nullable(UserSummary),
  by: z.nullable(UserSummary),
  isBySettings: z.boolean(),
  from: Role,
  to: Role,
  at: Time,
})
export type RoleChange = z.infer<typeof RoleChange>

const NAME_NEEDED = 'Please enter a username or an email address.'

export const RoleForm = z.object({ userId: Id, role: Role })
export type RoleForm = z.infer<typeof RoleForm>

/** Who may moderate and administer. */
export const rolesApi = {
  find: endpoint({
    who: 'admin',
    method: 'GET',
    url: '/subscriptions/admin/users',
    summary: 'The person with exactly this username or e-mail address, their role and tier',
    query: z.object({
      name: z.string(NAME_NEEDED).check(z.trim(), z.minLength(1, NAME_NEEDED), z.maxLength(LIMITS.emailMax, NAME_NEEDED)),
    }),
    answer: FoundPerson,
  }),
  change: endpoint({
    who: 'admin',
    method: 'PUT',
    url: '/subscriptions/admin/users/role',
    summary: "Set a person's role; needs a fresh sign-in and ends the person's sessions",
    body: RoleForm,
    answer: PersonWithRole,
  }),
  changes: endpoint({
    who: 'admin',
    method: 'GET',
    url: '/subscriptions/admin/users/role/changes',
    summary: 'The last 50 changes of roles, newest first',
    answer: z.object({ changes: z.array(RoleChange) }),
  }),
}
