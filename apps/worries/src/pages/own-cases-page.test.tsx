import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { OwnCase } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { aPost, captureToasts } from '../testing.ts'
import { OwnCasesPage } from './own-cases-page.tsx'

const open = () => renderInKit(<OwnCasesPage />, { path: '/moderation/own', route: '/moderation/own', user: aUser() })
const aCase = (part: Partial<OwnCase> = {}): OwnCase => ({
  id: aPost().id,
  role: 'author',
  kind: 'comment',
  postId: aPost().id,
  excerpt: 'what I wrote',
  state: 'resolved',
  outcome: 'remove',
  outcomeReason: 'It could hurt somebody.',
  canAppeal: true,
  appeal: null,
  appealReason: null,
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
  ...part,
})
const page = (...cases: OwnCase[]) => ({ cases, hasMore: false })

beforeEach(() => localStorage.clear())

it('shows an author the decision with its reason, and a reporter the outcome', async () => {
  fakeApi({
    'GET /moderation/own': () =>
      page(
        aCase(),
        aCase({
          role: 'reporter',
          kind: 'story',
          excerpt: null,
          outcome: null,
          outcomeReason: null,
          state: 'open',
          canAppeal: false,
        }),
        aCase({
          role: 'reporter',
          kind: 'person',
          excerpt: null,
          outcome: 'keep',
          outcomeReason: null,
          canAppeal: false,
          postId: null,
        }),
      ),
  })
  open()
  const [own, waiting, kept] = await screen.findAllByRole('article')
  expect(own?.textContent).toContain('About your comment')
  expect(own?.textContent).toContain('A moderator took it down: only you can see it.')
  expect(own?.textContent).toContain('It could hurt somebody.')
  expect(waiting?.textContent).toContain('You reported a story')
  expect(waiting?.textContent).toContain('It is waiting for a moderator.')
  expect(within(waiting as HTMLElement).queryByRole('button')).toBeNull()
  expect(kept?.textContent).toContain('You reported a person')
  expect(kept?.textContent).toContain('A moderator looked at it, and it stays.')
})

it('accepts one appeal', async () => {
  const toasts = captureToasts()
  const own = aCase()
  const api = fakeApi({
    'GET /moderation/own': () => page(own),
    'POST /moderation/cases/:id/appeal': () => ({ ...own, canAppeal: false, appeal: 'open' }),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a second look' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByText('Please say why it should be looked at again')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Why should it be looked at again?'), 'It was a joke')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(toasts).toEqual(['Another moderator will look at it']))
  expect(api.callsTo('POST', /appeal$/)[0]?.body).toEqual({ text: 'It was a joke' })
  expect(screen.getByText(/You asked for a second look/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for a second look' })).toBeNull()
})

it('shows the final decision', async () => {
  fakeApi({
    'GET /moderation/own': () => page(aCase({ canAppeal: false, appeal: 'refused', appealReason: 'We looked again.' })),
  })
  open()
  expect((await screen.findByRole('article')).textContent).toContain('After a second look the decision stays.')
  expect(screen.getByText('We looked again.')).toBeTruthy()
})

it('has an empty and a failed state', async () => {
  let isUp = false
  fakeApi({ 'GET /moderation/own': () => (isUp ? page() : new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' })) })
  open()
  expect(await screen.findByText('Your reports and decisions could not be loaded')).toBeTruthy()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/^Nothing here/)).toBeTruthy()
})
