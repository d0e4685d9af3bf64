import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { connectionLost, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import {
  type AdminChange,
  authApi,
  type BillingProblem,
  billingApi,
  type Payment,
  type PersonSearchResult,
  rolesApi,
  type SubscriptionRecord,
  tiersApi,
} from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureToasts } from '../shared/testing.tsx'
import { RolesPage } from './roles-page.tsx'

// Lazy parts: imported here so that no test waits for their compilation.
beforeAll(() => Promise.all([import('../features/people/person-parts.ts'), import('@worrystone/community-ui/password-dialog')]))

const NOON = '2026-05-03T12:00:00.000Z'
const NOTHING_YET = 'Nothing has been changed so far.'

const aPerson = (part: Partial<PersonSearchResult> = {}): PersonSearchResult => ({
  id: anId(),
  username: 'ada',
  displayName: 'Ada',
  avatarUrl: null,
  role: 'member',
  tier: 'free',
  grant: null,
  ...part,
})
const summaryOf = ({ id, username, displayName, avatarUrl }: PersonSearchResult) => ({ id, username, displayName, avatarUrl })

const common = () => ({ id: anId(), user: summaryOf(aPerson()), by: null, at: NOON })
const aRoleChange = (part: object = {}): AdminChange => ({
  ...common(),
  ...{ kind: 'role', isBySettings: false, from: 'member', to: 'moderator' },
  ...part,
})
const aTierChange = (part: object = {}): AdminChange => ({
  ...common(),
  ...{ kind: 'tier', from: 'free', to: 'premium', until: null, reason: '' },
  ...part,
})

const aPayment = (part: Partial<Payment> = {}): Payment => ({
  ...{ id: anId(), amount: 1200, currency: 'USD', reason: 'initial', status: 'paid', isExpected: true },
  ...{ paidAt: NOON, refundedAt: null },
  ...part,
})
const aRecord = (part: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...{ id: 'sub-1', provider: 'sandbox', tier: 'premium', status: 'active', renewsAt: NOON, trialEndsAt: null, endsAt: null },
  ...{ isRefunded: false, payments: [aPayment()] },
  ...part,
})
const aProblem = (part: Partial<BillingProblem> = {}): BillingProblem => ({
  ...{ id: anId(), kind: 'unknown-user', subscriptionId: 'sub-9', amount: 1200, currency: 'USD', at: NOON },
  ...part,
})

/** A site with these people and without changes. */
const aSite = (...people: PersonSearchResult[]) =>
  fakeApi()
    .on(rolesApi.search, () => ({ people, hasMore: false }))
    .on(rolesApi.changes, () => ({ changes: [], hasMore: false }))
    .on(billingApi.problems, () => ({ problems: [], hasMore: false }))
    .on(billingApi.records, () => ({ subscriptions: [] }))

const show = () => renderInKit(<RolesPage />, { path: '/roles', user: aUser({ role: 'admin' }) })

async function find(name = 'ada') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Username or email' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}
async function open(name = 'ada') {
  await find(name)
  await userEvent.click(await screen.findByRole('button', { name: /@ada/ }))
  return screen.findByRole('heading', { level: 2, name: 'Ada' })
}
const dialog = async () => within(await screen.findByRole('dialog'))

describe('finding people', () => {
  it('requires a name or an address', async () => {
    const api = aSite()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('Please enter a username or an email address.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username or email' }))
    expect(api.callsTo(rolesApi.search)).toEqual([])
  })

  it('lists them with role and plan, page by page', async () => {
    const api = aSite().on(rolesApi.search, ({ query }) =>
      query.offset === '0'
        ? { people: [aPerson({ role: 'moderator', tier: 'premium' })], hasMore: true }
        : { people: [aPerson({ username: 'adam', displayName: null })], hasMore: false },
    )
    show()
    await find(' ada ')
    const entry = await screen.findByRole('button', { name: /@ada/ })
    expect(entry.textContent).toBe('AAda @ada Moderator Premium')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('button', { name: /@adam/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(api.callsTo(rolesApi.search).map(({ query }) => [query.name, query.offset])).toEqual([
      ['ada', '0'],
      ['ada', '1'],
    ])
  })

  it('has an empty state', async () => {
    aSite()
    show()
    await find('nobody')
    expect(await screen.findByText('Nobody has a username that begins like this, or this email address.')).toBeTruthy()
  })

  it('shows a failure in place, with a retry', async () => {
    let isBroken = true
    aSite().on(rolesApi.search, () => {
      if (isBroken) throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
      return { people: [aPerson()], hasMore: false }
    })
    show()
    await find()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: /@ada/ })).toBeTruthy()
  })
})

describe('one person', () => {
  it('has the focus at their name, and returns it to their entry', async () => {
    aSite(aPerson({ username: 'adam' }), aPerson())
    show()
    await find()
    await userEvent.click(await screen.findByRole('button', { name: /@ada[^m]/ }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Ada' })
    expect(document.activeElement).toBe(heading)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /@ada[^m]/ }))
  })

  it('is shown with their own changes only', async () => {
    const ada = aPerson()
    const api = aSite(ada).on(rolesApi.changes, ({ query }) => ({
      changes: query.userId ? [aRoleChange({ to: 'admin' })] : [aRoleChange(), aRoleChange()],
      hasMore: false,
    }))
    show()
    expect(await screen.findAllByText('Member, now Moderator')).toHaveLength(2)
    await open()
    expect(await screen.findByText('Member, now Admin')).toBeTruthy()
    expect(screen.queryByText('Member, now Moderator')).toBeNull()
    expect(api.callsTo(rolesApi.changes).at(-1)?.query.userId).toBe(ada.id)
  })
})

describe('a role', () => {
  async function choose(role: string) {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), role)
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Change role' }))
  }

  it('is changed after a confirmation, and the changes are refetched', async () => {
    const toasts = captureToasts()
    const ada = aPerson()
    const changes: AdminChange[] = []
    const api = aSite(ada)
      .on(rolesApi.changes, () => ({ changes, hasMore: false }))
      .on(rolesApi.change, () => {
        changes.push(aRoleChange())
        return { ...summaryOf(ada), role: 'moderator' as const }
      })
    show()
    await open()
    await choose('Moderator')
    expect(await screen.findByText('Member, now Moderator')).toBeTruthy()
    expect(api.callsTo(rolesApi.change).map(({ body }) => body)).toEqual([{ userId: ada.id, role: 'moderator' }])
    expect(toasts).toEqual(['success: The role is changed.'])
    await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }))
    expect(screen.getByRole('button', { name: /@ada/ }).textContent).toContain('Moderator')
  })

  it('is kept with the message of the server when it rejects', async () => {
    const toasts = captureToasts()
    const message = 'This person is the last admin. Please make someone else an admin first.'
    aSite(aPerson({ role: 'admin' })).on(rolesApi.change, () => {
      throw new ErrorResponse(409, { code: 'CONFLICT', message })
    })
    show()
    await open()
    await choose('Member')
    await waitFor(() => expect(toasts).toEqual([`error: ${message}`]))
  })
})

describe('a plan without payment', () => {
  const plan = () => screen.getByRole('combobox', { name: 'Plan' })
  const until = () => screen.getByLabelText('Until (optional)')
  const reason = () => screen.getByRole('textbox', { name: 'Reason (optional)' })
  const give = (name = 'Give this plan') => userEvent.click(screen.getByRole('button', { name }))

  it('is granted until the end of a day, with a reason', async () => {
    const toasts = captureToasts()
    const ada = aPerson()
    const end = new Date('2031-05-03T23:59:59').toISOString()
    const grant = { tier: 'premium' as const, until: end, reason: 'Helps here' }
    const api = aSite(ada).on(tiersApi.grant, () => ({ ...summaryOf(ada), tier: 'premium' as const, grant }))
    show()
    await open()
    await userEvent.selectOptions(plan(), 'premium')
    await userEvent.type(until(), '2031-05-03')
    await userEvent.type(reason(), 'Helps here')
    await give()
    expect(await screen.findByText(/^Premium, given until May 3, 2031 · Reason: .Helps here.$/)).toBeTruthy()
    expect(api.callsTo(tiersApi.grant).map(({ body }) => body)).toEqual([
      { userId: ada.id, tier: 'premium', until: end, reason: 'Helps here' },
    ])
    expect(toasts).toEqual(['success: The plan is changed.'])
    // The next change needs its own reason.
    await waitFor(() => expect(reason()).toHaveProperty('value', ''))
    expect([plan(), until()].map((field) => (field as HTMLInputElement).value)).toEqual(['premium', '2031-05-03'])
  })

  it('shows the current grant, and is revoked', async () => {
    const ada = aPerson({ tier: 'supporter', grant: { tier: 'supporter', until: null, reason: 'Helps here' } })
    const api = aSite(ada).on(tiersApi.grant, () => ({ ...summaryOf(ada), tier: 'free' as const, grant: null }))
    show()
    await open()
    expect(screen.getByText(/^Supporter, given without an end · Reason: .Helps here.$/)).toBeTruthy()
    await userEvent.selectOptions(plan(), 'free')
    expect(screen.queryByLabelText('Until (optional)')).toBeNull()
    await give('Take the plan back')
    await waitFor(() => expect(screen.queryByText(/given without an end/)).toBeNull())
    expect(api.callsTo(tiersApi.grant).map(({ body }) => body)).toEqual([
      { userId: ada.id, tier: 'free', until: null, reason: '' },
    ])
  })

  it('cannot be revoked without a grant', async () => {
    const api = aSite(aPerson())
    show()
    await open()
    await give('Take the plan back')
    expect(await screen.findByText('No plan was given to this person.')).toBeTruthy()
    expect(document.activeElement).toBe(plan())
    expect(api.callsTo(tiersApi.grant)).toEqual([])
  })

  it('is not granted with a reason that is too long', async () => {
    const api = aSite(aPerson())
    show()
    await open()
    await userEvent.selectOptions(plan(), 'premium')
    await userEvent.click(reason())
    await userEvent.paste('x'.repeat(201))
    await give()
    expect(await screen.findByText('The reason must be less than 200 characters')).toBeTruthy()
    expect(document.activeElement).toBe(reason())
    expect(api.callsTo(tiersApi.grant)).toEqual([])
  })

  it('shows in the form why the server rejected it', async () => {
    aSite(aPerson()).on(tiersApi.grant, () => {
      throw new ErrorResponse(409, { code: 'CONFLICT', message: 'Not this one' })
    })
    show()
    await open()
    await userEvent.selectOptions(plan(), 'premium')
    await give()
    expect((await screen.findByRole('alert')).textContent).toBe('Not this one')
  })
})

describe('subscriptions', () => {
  const badges = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement?.textContent

  it.each<[string, Partial<SubscriptionRecord>, string]>([
    ['Trial', { status: 'on_trial', trialEndsAt: NOON }, 'Trial ends on May 3, 2026'],
    ['Active', {}, 'Renews on May 3, 2026'],
    ['Payment failed', { status: 'past_due' }, 'Renews on May 3, 2026'],
    ['Cancelled', { status: 'cancelled', endsAt: NOON }, 'Ends on May 3, 2026'],
    ['Ended', { status: 'expired', endsAt: NOON }, 'Ended on May 3, 2026'],
  ])('show the state as text: %s', async (state, part, line) => {
    aSite(aPerson()).on(billingApi.records, () => ({ subscriptions: [aRecord(part)] }))
    show()
    await open()
    expect(await screen.findByText(line)).toBeTruthy()
    expect(badges('Premium')).toBe(`Premium${state}`)
  })

  it('name unknown products, refunds, and an unexpected amount', async () => {
    const payments = [
      aPayment({ amount: 1234, currency: 'JPY', isExpected: false, reason: 'renewal', status: 'refunded', refundedAt: NOON }),
      aPayment({ amount: 500 }),
    ]
    aSite(aPerson()).on(billingApi.records, () => ({ subscriptions: [aRecord({ tier: null, isRefunded: true, payments })] }))
    show()
    await open()
    await screen.findByRole('heading', { name: 'A plan that is not sold here' })
    expect(badges('A plan that is not sold here')).toBe('A plan that is not sold hereActiveGiven back')
    const [yen, dollars] = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem')
    expect(yen?.textContent).toBe('May 3, 2026Renewal¥1,234Given backOther amount than the catalogue says')
    expect(dollars?.textContent).toBe('May 3, 2026First payment$5.00PaidGive back')
  })

  it('have an empty state', async () => {
    aSite(aPerson())
    show()
    await open()
    expect(await screen.findByText('No subscription so far.')).toBeTruthy()
  })

  it('show a failure in place, with a retry', async () => {
    let isBroken = true
    aSite(aPerson()).on(billingApi.records, () => {
      if (isBroken) throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
      return { subscriptions: [] }
    })
    show()
    await open()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('No subscription so far.')).toBeTruthy()
  })
})

describe('a payment', () => {
  /** A person with a payment; `refund` handles the refund request. */
  function paid(refund: (payment: Payment) => Payment) {
    const ada = aPerson({ tier: 'premium' })
    let payment = aPayment()
    const api = aSite()
      .on(rolesApi.search, () => ({
        people: [{ ...ada, tier: payment.status === 'paid' ? ('premium' as const) : ('free' as const) }],
        hasMore: false,
      }))
      .on(billingApi.records, () => ({
        subscriptions: [aRecord({ payments: [payment], isRefunded: payment.status === 'refunded' })],
      }))
      .on(billingApi.refund, () => {
        payment = refund(payment)
        return payment
      })
    show()
    return { api, id: payment.id }
  }
  const refunded = (payment: Payment): Payment => ({ ...payment, status: 'refunded', refundedAt: NOON })
  async function openRefund() {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Give back: $12.00, May 3, 2026' }))
    const confirmation = await dialog()
    expect(confirmation.getByRole('heading').textContent).toMatch(/^Give back \$12\.00 to .Ada.\?$/)
    expect(confirmation.getByText('Access ends at once.')).toBeTruthy()
    return confirmation
  }

  it('is refunded after a confirmation, and its dependents are refetched', async () => {
    const toasts = captureToasts()
    const { api, id } = paid(refunded)
    const confirmation = await openRefund()
    expect(api.callsTo(billingApi.refund)).toEqual([])
    await userEvent.click(confirmation.getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(toasts).toEqual(['success: The payment is given back.']))
    expect(api.callsTo(billingApi.refund).map(({ params }) => params)).toEqual([{ paymentId: id }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findAllByText('Given back')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Give back/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Payments' })))
    await waitFor(() => expect(screen.getByText('Plan now').nextElementSibling?.textContent).toBe('Free'))
  })

  it('is refunded after the password when the sign-in is old', async () => {
    let isFresh = false
    const { api } = paid((payment) => {
      if (!isFresh) throw new ErrorResponse(403, { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' })
      return refunded(payment)
    })
    api.on(authApi.confirm, () => {
      isFresh = true
      return { message: 'Done' }
    })
    const toasts = captureToasts()
    await userEvent.click((await openRefund()).getByRole('button', { name: 'Give back' }))
    const password = within(await screen.findByRole('dialog', { name: 'Please enter your password' }))
    await userEvent.type(password.getByLabelText('Password'), 'Pebble-7')
    await userEvent.click(password.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(toasts).toEqual(['success: The payment is given back.']))
  })

  it('shows a pending refund until the provider has confirmed it', async () => {
    const toasts = captureToasts()
    paid((payment) => payment)
    await userEvent.click((await openRefund()).getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(toasts).toEqual(['info: The payment provider was asked to give the payment back.']))
    expect(screen.queryByText('Given back')).toBeNull()
  })

  it('shows that the provider cannot be reached, and keeps the payment', async () => {
    const toasts = captureToasts()
    paid(() => {
      throw new ErrorResponse(503, { code: 'SERVICE_UNAVAILABLE', message: 'The payment provider cannot be reached.' })
    })
    await userEvent.click((await openRefund()).getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(toasts).toEqual(['error: The payment provider cannot be reached.']))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Given back')).toBeNull()
  })

  it('is not refunded twice after a connection error', async () => {
    const toasts = captureToasts()
    const { api } = paid(() => connectionLost())
    await userEvent.click((await openRefund()).getByRole('button', { name: 'Give back' }))
    await waitFor(() => expect(toasts).toEqual(['error: That did not work. Please try again.']))
    expect(api.callsTo(billingApi.refund)).toHaveLength(1)
  })
})

describe('the last changes', () => {
  it('name deleted people as such, changes by settings, and the rest of each kind', async () => {
    const by = summaryOf(aPerson({ username: 'root', displayName: 'Root' }))
    const changes: AdminChange[] = [
      aRoleChange({ user: null, by }),
      aRoleChange({ isBySettings: true, to: 'admin' }),
      aTierChange({ by, until: NOON, reason: 'Helps here' }),
      { ...common(), kind: 'refund', by, paymentId: 'p-1' },
    ]
    aSite().on(rolesApi.changes, () => ({ changes, hasMore: false }))
    show()
    await screen.findByRole('heading', { level: 2, name: 'Last changes' })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'An account that is goneMember, now ModeratorRoot · May 3, 2026',
      'AdaMember, now AdminBy the server settings · May 3, 2026',
      'AdaFree, now Premium · Until May 3, 2026Reason: Helps hereRoot · May 3, 2026',
      'AdaRefund asked for at the payment providerRoot · May 3, 2026',
    ])
  })

  it('load page by page', async () => {
    aSite().on(rolesApi.changes, ({ query }) =>
      query.offset === '0' ? { changes: [aRoleChange()], hasMore: true } : { changes: [aTierChange()], hasMore: false },
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Free, now Premium')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('show a failure in place, with a retry', async () => {
    let isBroken = true
    aSite().on(rolesApi.changes, () => {
      if (isBroken) throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
      return { changes: [], hasMore: false }
    })
    show()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(NOTHING_YET)).toBeTruthy()
  })
})

describe('payments that need attention', () => {
  const heading = () => screen.queryByRole('heading', { name: 'Payments that need a look' })

  it('are left out when none is open', async () => {
    aSite()
    show()
    await screen.findByText(NOTHING_YET)
    expect(heading()).toBeNull()
  })

  it('show the problem and what to do, page by page', async () => {
    aSite().on(billingApi.problems, ({ query }) =>
      query.offset === '0'
        ? { problems: [aProblem()], hasMore: true }
        : { problems: [aProblem({ kind: 'refused', subscriptionId: null, amount: null, currency: null })], hasMore: false },
    )
    show()
    expect(await screen.findByText(/^Somebody paid, but no verified account has this address\./)).toBeTruthy()
    expect(screen.getByText('sub-9').closest('small')?.textContent).toMatch(/^Subscription sub-9 · \$12\.00 · May 3, 2026, /)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText(/^A message about a payment was forged or could not be read\./)).toBeTruthy()
  })

  it('show an amount in an unknown currency as it is', async () => {
    aSite().on(billingApi.problems, () => ({ problems: [aProblem({ currency: '?' })], hasMore: false }))
    show()
    expect(await screen.findByText('1200 ?')).toBeTruthy()
  })

  it('show that they could not be loaded', async () => {
    aSite().on(billingApi.problems, () => {
      throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
    })
    show()
    expect(await screen.findByText('Not now')).toBeTruthy()
    expect(heading()).toBeTruthy()
    expect(screen.getByText(NOTHING_YET)).toBeTruthy()
  })
})
