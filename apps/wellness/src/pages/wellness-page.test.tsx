import { screen, within } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import { practiceApi, wellnessApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { anExerciseCard, aTechniqueCard } from '../testing.ts'
import { AnalysisSuggestionsSlot } from './analysis-suggestions-slot.tsx'
import { WellnessPage } from './wellness-page.tsx'

const aCentre = () =>
  fakeApi()
    .on(wellnessApi.popularExercises, () => [anExerciseCard(), anExerciseCard({ id: 'closed', title: 'Closed', isFree: false })])
    .on(wellnessApi.techniques, () => ({ techniques: [aTechniqueCard()], total: 1, hasMore: false }))
    .on(practiceApi.recommendations, () => [
      { exercise: anExerciseCard({ title: 'For you' }), reason: { kind: 'wrote-about' as const, category: 'work' as const } },
    ])

const show = (user = aUser()) => renderInKit(<WellnessPage />, { user, path: '/wellness', route: '/wellness' })

it('links to help first: one breath, three kinds of exercises, and the help page', async () => {
  aCentre()
  renderInKit(<WellnessPage />, { path: '/wellness', route: '/wellness' })
  const help = screen.getByRole('region', { name: 'Need Help Right Now' })
  expect(
    within(help)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/wellness/exercises/longer-exhale?step=2&now',
    '/wellness/exercises?category=breathing',
    '/wellness/techniques?category=grounding',
    '/wellness/techniques?category=mindfulness',
    '/help',
  ])
  expect(await screen.findByRole('heading', { name: 'A longer breath out' })).toBeTruthy()
  expect(screen.queryByText('Recommended for You')).toBeNull()
})

it('recommends exercises to a member, with reasons', async () => {
  aCentre()
  show()
  const own = await screen.findByRole('region', { name: 'Recommended for You' })
  expect(await within(own).findByRole('heading', { name: 'For you' })).toBeTruthy()
  expect(within(own).getByText('Because you wrote about work')).toBeTruthy()
})

it('offers only free exercises beside a worry that sounds heavy, without personal reasons', async () => {
  const api = aCentre()
  renderInKit(<AnalysisSuggestionsSlot isGentle />, { user: aUser({ tier: 'premium' }) })
  expect(await screen.findByRole('link', { name: 'A longer breath out' })).toBeTruthy()
  expect(screen.queryByText('Closed')).toBeNull()
  expect(api.callsTo(practiceApi.recommendations)).toEqual([])
})
