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
// Hidden by style where a remote fills the slot; the kit does that in tests.
const upgradeLink = () => screen.queryByRole('link', { name: 'Upgrade Plan', hidden: true })

it('shows free alternatives first, then the slot for plans', () => {
  const { container } = show('free')
  expect(screen.getByRole('link', { name: 'Free breathing exercises' })).toBeTruthy()
  expect(container.querySelector('[data-slot="page.upgrade-gate"]')).toBeTruthy()
})

it('has its own link Upgrade Plan for visitors and the free plan', () => {
  const { unmount } = show(null)
  expect(upgradeLink()?.getAttribute('href')).toBe('/pricing')
  unmount()
  show('free')
  expect(upgradeLink()).toBeTruthy()
})

it('has no link for a paid plan', () => {
  show('supporter')
  expect(upgradeLink()).toBeNull()
})

it('has no link on a site without a page of plans', () => {
  show('free', (path) => path !== '/pricing')
  expect(upgradeLink()).toBeNull()
})
