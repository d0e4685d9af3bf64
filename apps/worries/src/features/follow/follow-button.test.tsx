import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { EarlierWorries } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aPost } from '../../testing.ts'
import { FollowButton } from './follow-button.tsx'

const TITLE = 'Show Tomas your earlier worries too?'

/** A button to follow Tomas, of somebody with these earlier worries. */
function open(earlier: EarlierWorries, savesChoice = true) {
  const api = fakeApi({
    'GET /follows/earlier-worries': () => earlier,
    'PUT /follows/earlier-worries': ({ body }) =>
      savesChoice ? { ...earlier, ...body } : new ErrorResponse(500, { code: 'INTERNAL_ERROR' }),
    'POST /follows/:userId': () => ({ isFollowing: true }),
    'DELETE /follows/:userId': () => ({ isFollowing: false }),
  })
  const post = aPost()
  renderInKit(<FollowButton post={post} />, { user: aUser() })
  const follows = () => api.callsTo('POST', `/follows/${post.userId}`).length
  return { api, follows }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Follow Tomas' }))

it.each([
  ['Only from now on', false],
  ['Show earlier ones too', true],
])('asks before a first follow that shows earlier worries, and follows with the answer: %s', async (name, shows) => {
  const { api, follows } = open({ shows: null, count: 2 })
  await press()
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  expect(follows()).toBe(0)
  await userEvent.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(follows()).toBe(1))
  expect(api.bodiesOf('PUT /follows/earlier-worries')).toEqual([{ shows }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not follow when the question is closed', async () => {
  const { follows } = open({ shows: null, count: 2 })
  await press()
  await userEvent.click(within(await screen.findByRole('dialog', { name: TITLE })).getByRole('button', { name: 'Close' }))
  expect([screen.queryByRole('dialog'), follows()]).toEqual([null, 0])
})

it('does not follow while the answer could not be saved, and says so', async () => {
  const { follows } = open({ shows: null, count: 2 }, false)
  await press()
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Only from now on' }))
  expect(await within(dialog).findByText('This could not be saved')).toBeTruthy()
  expect(follows()).toBe(0)
})

it.each([
  { shows: null, count: 0 },
  { shows: false, count: 2 },
  { shows: true, count: 2 },
])('asks nobody who has nothing to show, or has answered: %o', async (earlier) => {
  const { follows } = open(earlier)
  await press()
  await waitFor(() => expect(follows()).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
