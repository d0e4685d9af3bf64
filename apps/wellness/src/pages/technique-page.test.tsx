import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { practiceApi, type User, wellnessApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aTechnique, aTechniqueCard, captureToasts } from '../testing.ts'
import { TechniquePage } from './technique-page.tsx'

const show = (user: User | null = null) =>
  renderInKit(<TechniquePage />, {
    user,
    path: '/wellness/techniques/slow-breathing',
    route: '/wellness/techniques/:techniqueId',
  })

it('shows instructions, when to use it and when not, evidence, and a related exercise', async () => {
  fakeApi().on(wellnessApi.technique, () => aTechnique())
  show()
  const instructions = await screen.findByRole('region', { name: 'How to Use This Technique' })
  expect(
    within(instructions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sit down.', 'Breathe in.'])
  expect(within(screen.getByRole('region', { name: 'When to Use This Technique' })).getByText('As a daily habit')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'When not to use it' })).getByText('When you become dizzy')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'A study (2020)' }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'A book' }).getAttribute('rel')).toContain('noopener')
  expect(screen.getByRole('link', { name: 'A longer breath out' }).getAttribute('href')).toBe('/wellness/exercises/longer-exhale')
  expect(screen.getByText('5 of 5')).toBeTruthy()
  expect(screen.queryByText('How well does it work for you?')).toBeNull()
})

it('saves the rating of a member, and rolls it back after a failure', async () => {
  const toasts = captureToasts()
  const api = fakeApi()
    .on(wellnessApi.technique, () => aTechnique())
    .on(practiceApi.techniqueRating, () => ({ effectiveness: 2, isNotForMe: false }))
    .on(practiceApi.rateTechnique, () => {
      throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
    })
  show(aUser())
  const rating = await screen.findByRole('group', { name: 'How well does it work for you?' })
  await userEvent.click(within(rating).getByRole('radio', { name: '5 stars' }))
  await waitFor(() => expect(toasts).toEqual(['error: Not now']))
  expect(api.callsTo(practiceApi.rateTechnique).map(({ body }) => body)).toEqual([{ effectiveness: 5 }])
  expect(within(rating).getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
})

it('shows a preview below the plan that unlocks it', async () => {
  fakeApi()
    .on(wellnessApi.technique, () => {
      throw new ErrorResponse(403, { code: 'UPGRADE_REQUIRED' })
    })
    .on(wellnessApi.techniquePreview, () => ({
      ...aTechniqueCard({ isFree: false }),
      whenToUse: ['After bad news'],
      firstStep: 'Put on shoes.',
    }))
  show()
  expect(await screen.findByText('Put on shoes.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Free grounding techniques' })).toBeTruthy()
})

it('has a not-found state', async () => {
  fakeApi().on(wellnessApi.technique, () => {
    throw new ErrorResponse(404, { code: 'NOT_FOUND' })
  })
  show()
  expect(await screen.findByText('Coping technique not found')).toBeTruthy()
})
