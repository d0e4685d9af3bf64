import type { AdminChange, Role, Tier } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { presentSummary, type SummaryRow } from './present.ts'
import { summaryJson } from './summary-json.ts'

type Row = { id: string; user: SummaryRow | null; by: SummaryRow | null; at: Date } & (
  | { kind: 'role'; from_value: Role; to_value: Role; is_by_settings: boolean }
  | { kind: 'tier'; from_value: Tier; to_value: Tier; until: Date | null; reason: string }
  | { kind: 'refund'; payment_id: string }
)
type Page = { userId: string | undefined; limit: number; offset: number }

/** Reads the changes by admins from the append-only tables of roles, granted tiers and refunds. */
export const adminChangeStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Newest first. */
  async list({ userId, limit, offset }: Page): Promise<AdminChange[]> {
    const rows = await selectRows({ db })<Row>`
      select c.*, ${summaryJson('u')} as user, ${summaryJson('b')} as by from (
        select 'role-' || id as id, id as number, 'role' as kind, user_id, who, who is null as is_by_settings, from_role as from_value,
          to_role as to_value, null::timestamptz as until, '' as reason, '' as payment_id, at from role_changes
        union all
        select 'tier-' || id, id, 'tier', user_id, who, false, from_tier, to_tier, until, reason, '', at from tier_grants
        union all
        select 'refund-' || id, id, 'refund', user_id, who, false, '', '', null, '', payment_id, at from refund_requests
      ) c left join users u on u.id = c.user_id left join users b on b.id = c.who
      where ${userId ?? null}::uuid is null or c.user_id = ${userId ?? null}::uuid
      order by c.at desc, c.number desc limit ${limit} offset ${offset}`
    return rows.map(presentAdminChange)
  },
})
export type AdminChangeStore = ReturnType<typeof adminChangeStore>

function presentAdminChange(row: Row): AdminChange {
  const shared = {
    id: row.id,
    user: row.user && presentSummary(row.user),
    by: row.by && presentSummary(row.by),
    at: row.at.toISOString(),
  }
  if (row.kind === 'refund') return { ...shared, kind: 'refund', paymentId: row.payment_id }
  if (row.kind === 'role')
    return { ...shared, kind: 'role', isBySettings: row.is_by_settings, from: row.from_value, to: row.to_value }
  const { reason, until } = row
  return { ...shared, kind: 'tier', from: row.from_value, to: row.to_value, until: until?.toISOString() ?? null, reason }
}
