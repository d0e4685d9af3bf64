import { billingApi, type Payment, type SubscriptionRecord } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { presentRow } from '../../db/present-row.ts'
import { notFound, signInAgain } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formerAdminRefusal, type UserStore } from '../users/index.ts'
import { isExpected, type PaymentRow, type PaymentStore } from './payment-store.ts'
import type { ProblemList } from './problem-list.ts'
import type { Refund } from './refunds.ts'
import type { SubscriptionRow, SubscriptionStore } from './subscription-store.ts'

const PROBLEMS_MS = 90 * 24 * 60 * 60_000

type Options = {
  users: Pick<UserStore, 'find'>
  subscriptions: SubscriptionStore
  payments: PaymentStore
  problems: ProblemList
  refund: Refund
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
  now: () => Date
}

/** Subscriptions, problems and refunds for admins. */
export const adminRoutes =
  ({ users, subscriptions, payments, problems, refund, isFreshSignIn, now }: Options) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    serve(app, billingApi.records, async ({ viewer, params }) => {
      await refuseFormerAdmin(viewer)
      if (!(await users.find(params.userId))) throw notFound()
      const rows = await subscriptions.allOf(params.userId)
      const latestPayments = await payments.newestOf(rows.map(({ id }) => id))
      return { subscriptions: rows.map((row) => recordOf(row, latestPayments)) }
    })

    serve(app, billingApi.refund, async ({ viewer, params }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      return paymentOf(await refund(params.paymentId, viewer.userId))
    })

    serve(app, billingApi.problems, async ({ viewer, query }) => {
      await refuseFormerAdmin(viewer)
      return problems.list({ ...query, since: new Date(now().getTime() - PROBLEMS_MS) })
    })
  }

function recordOf(row: SubscriptionRow, payments: PaymentRow[]): SubscriptionRecord {
  const ownPayments = payments.filter(({ subscription_id }) => subscription_id === row.id)
  return {
    ...presentRow(row),
    isRefunded: ownPayments.some(({ status }) => status === 'refunded'),
    payments: ownPayments.map(paymentOf),
  }
}

const paymentOf = (row: PaymentRow): Payment => ({ ...presentRow(row), isExpected: isExpected(row) })
