import * as z from '@worrystone/contracts/zod'
import { Id, Time } from './endpoint.ts'
import { RemoteName } from './snapshot.ts'

/** A team's token as listed. The token itself is shown once, when it is made. */
export const TeamToken = z.object({
  id: Id,
  name: z.string(),
  remotes: z.array(RemoteName),
  createdAt: Time,
  createdBy: z.string(),
  lastUsedAt: z.nullable(Time),
  revokedAt: z.nullable(Time),
})
export type TeamToken = z.infer<typeof TeamToken>

/** An event of a token, or what it was refused. It outlives the token. */
export const AuditEntry = z.object({
  what: z.enum(['token made', 'token revoked', 'refused']),
  token: z.string(),
  /** Of a refusal: the remote that was requested; null: the token was revoked already. */
  remote: z.nullable(z.string()),
  /** The admin's username; of a refusal the token itself. */
  who: z.string(),
  at: Time,
})
export type AuditEntry = z.infer<typeof AuditEntry>
