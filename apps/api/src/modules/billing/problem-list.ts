import type { BillingProblem } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { cutPage } from '../../http/cut-page.ts'
import { isWrongPayment } from './payment-store.ts'

type Page = { limit: number; offset: number; since: Date }
type Row = Omit<BillingProblem, 'at'> & { at: Date }

/** Open problems of payments, the newest first. An event about a subscription that was corrected later is not listed. */
export const problemList = ({ db }: Pick<Database, 'db'>) => ({
  async list({ limit, offset, since }: Page): Promise<{ problems: BillingProblem[]; hasMore: boolean }> {
    const rows = await selectRows({ db })<Row>`
      select * from (
        select e.id, e.outcome as kind, e.subscription_id as "subscriptionId", null::integer as amount, null::text as currency,
          e.received_at as at
        from billing_events e left join subscriptions s on s.id = e.subscription_id
        where e.received_at > ${since} and (e.outcome = 'refused' or (e.outcome = 'unknown-user' and s.user_id is null)
          or (e.outcome = 'unknown-variant' and s.tier is null))
        union all
        select 'payment-' || p.id, 'wrong-amount', p.subscription_id, p.amount, p.currency, p.paid_at
        from subscription_payments p where p.paid_at > ${since} and ${isWrongPayment}
        union all
        select 'job-' || j.id, 'cancel-waits', j.payload ->> 'subscriptionId', null, null, j.created_at
        from jobs j where j.kind = 'billing.cancel' and j.done_at is null and j.created_at < now() - interval '1 minute'
      ) problems order by at desc, id limit ${limit + 1} offset ${offset}`
    const { page, hasMore } = cutPage(rows, limit)
    return { problems: page.map((row) => ({ ...row, at: row.at.toISOString() })), hasMore }
  },
})
export type ProblemList = ReturnType<typeof problemList>
