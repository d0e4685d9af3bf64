import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse } from '@worrystone/api-client/testing'
import { billingApi, type Feature, featuresApi, type Tier } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aSite } from '../testing.ts'
import { UpgradeGateSlot } from './upgrade-gate-slot.tsx'

function show(feature: Feature, tier: Tier | null = null) {
  const user = tier && aUser({ tier })
  return renderInKit(<UpgradeGateSlot feature={feature} />, { user, path: '/wellness/exercises/body-scan' })
}

it('names the plan that has the feature, and its price', async () => {
  aSite()
  show('guided_exercises')
  expect(await screen.findByText('Premium, $12 a month. Cancel any time.')).toBeTruthy()
})

it('names the smallest plan that has it', async () => {
  aSite()
  show('personal_analytics', 'free')
  expect(await screen.findByText('Supporter, $5 a month. Cancel any time.')).toBeTruthy()
})

it('has the link Upgrade Plan for the free plan only', async () => {
  aSite()
  const { unmount } = show('guided_exercises', 'free')
  expect((await screen.findByRole('link', { name: 'Upgrade Plan' })).getAttribute('href')).toBe('/pricing')
  unmount()
  show('guided_exercises', 'supporter')
  expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
})

it('offers nothing to a member who may not buy now, without a reason', async () => {
  const api = aSite().on(featuresApi.access, () => ({ hasAccess: false, mayOffer: false }))
  show('guided_exercises', 'free')
  await waitFor(() => expect(api.callsTo(featuresApi.access)).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy()
  expect(screen.queryByText(/a month/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('renders nothing for viewers who have the feature', () => {
  aSite()
  expect(show('guided_exercises', 'premium').container.textContent).toBe('')
})

it('marks the price as approximate while the plans cannot be loaded', async () => {
  aSite().on(billingApi.tiers, () => {
    throw new ErrorResponse(429, { code: 'RATE_LIMITED' })
  })
  show('guided_exercises')
  expect(await screen.findByText('Premium, about $12 a month. Cancel any time.')).toBeTruthy()
})

it('closes by Not now: goes back, or home when the visit began here', async () => {
  aSite()
  const { navigation, unmount } = show('guided_exercises')
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(navigation.path()).toBe('/')
  unmount()

  window.history.replaceState({ idx: 1 }, '')
  const second = show('guided_exercises')
  second.navigation.push('/wellness/exercises/another')
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(second.navigation.path()).toBe('/wellness/exercises/body-scan')
  window.history.replaceState(null, '')
})
