import { screen } from '@testing-library/react'
import type { Tier } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { FeatureGate } from './feature-gate.tsx'

function show(tier: Tier | null, hasRoute: (path: string) => boolean = () => true) {
  const user = tier && aUser({ tier })
  const free = { to: '/wellness/exercises?category=breathing', label: 'Free breathing exercises' }
  return renderInKit(<FeatureGate feature="guided_exercises" free={free} />, { user, hasRoute })
}
// Hidden by style where a remote fills the slot, which the kit does in tests.
const upgradeLink = () => screen.queryByRole('link', { name: 'Upgrade Plan', hidden: true })

it('shows what is free first, and leaves room for whoever sells plans', () => {
  const { container } = show('free')
  expect(screen.getByRole('link', { name: 'Free breathing exercises' })).toBeTruthy()
  expect(container.querySelector('[data-slot="page.upgrade-gate"]')).toBeTruthy()
})

it('has a link Upgrade Plan of its own for visitors and the free plan', () => {
  const { unmount } = show(null)
  expect(upgradeLink()?.getAttribute('href')).toBe('/pricing')
  unmount()
  show('free')
  expect(upgradeLink()).toBeTruthy()
})

it('has none for a plan that is paid for', () => {
  show('supporter')
  expect(upgradeLink()).toBeNull()
})

it('has none on a site without a page of plans', () => {
  show('free', (path) => path !== '/pricing')
  expect(upgradeLink()).toBeNull()
})
