import { screen } from '@testing-library/react'
import { ErrorResponse } from '@worrystone/api-client/testing'
import { billingApi, type CurrentSubscription, type Tier } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aSite, aSubscription } from '../testing.ts'
import { SubscriptionSlot } from './subscription-slot.tsx'

function show(tier: Tier, subscription: CurrentSubscription | null = null) {
  const user = aUser({ tier })
  const api = aSite({ user, subscription })
  return { api, open: () => renderInKit(<SubscriptionSlot tier={tier} />, { user }) }
}
const plans = () => screen.findByRole('link', { name: 'See plans' })

it('shows price, state, and the buttons to change it', async () => {
  show('premium', aSubscription()).open()
  expect((await plans()).getAttribute('href')).toBe('/pricing')
  expect(await screen.findByText('Premium, $12 a month')).toBeTruthy()
  expect(screen.getByText('Renews on May 3, 2030')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy()
})

it('shows when a cancelled plan ends', async () => {
  show('premium', aSubscription({ status: 'cancelled', endsAt: '2030-05-04T12:00:00.000Z' })).open()
  expect(await screen.findByText('Cancelled: access until May 4, 2030')).toBeTruthy()
})

it('links to the plans without a subscription', async () => {
  show('free').open()
  expect(await plans()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull()
})

it('shows for a granted plan that nothing is charged', async () => {
  show('supporter').open()
  expect(await screen.findByText('Your Supporter plan was given to you. Nothing is charged for it.')).toBeTruthy()
})

it('never shows a failure as no subscription', async () => {
  const { api, open } = show('premium')
  api.on(billingApi.current, () => {
    throw new ErrorResponse(403, { code: 'FORBIDDEN', message: 'Not at the moment' })
  })
  open()
  expect(await screen.findByText('Not at the moment')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})
