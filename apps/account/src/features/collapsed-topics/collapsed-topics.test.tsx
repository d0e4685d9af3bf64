import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { useSession } from '@worrystone/session'
import { expect, it } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { CollapsedTopics } from './collapsed-topics.tsx'

const SAVE = 'PUT /users/profile'
const user = aUser()

function OwnTopics() {
  const session = useSession()
  return session.status === 'signed-in' ? <CollapsedTopics user={session.user} /> : null
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('collapses nothing by default, and saves each choice at once', async () => {
  const api = fakeApi({ [SAVE]: [{ data: { ...user, foldTopics: ['death'] } }, { data: { ...user, foldTopics: [] } }] })
  renderInKit(<OwnTopics />, { user })
  expect(screen.getByRole('group', { name: 'Topics to fold' })).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
  await userEvent.click(box('Death and grief'))
  await waitFor(() => expect(box('Death and grief').checked).toBe(true))
  await userEvent.click(box('Death and grief'))
  await waitFor(() => expect(api.bodiesOf(SAVE)).toEqual([{ foldTopics: ['death'] }, { foldTopics: [] }]))
  await waitFor(() => expect(box('Death and grief').checked).toBe(false))
})

it('rolls back a choice that could not be saved, with a message', async () => {
  const toasts = captureToasts()
  fakeApi({ [SAVE]: { status: 400, error: { code: 'BAD_REQUEST', message: '' } } })
  renderInKit(<OwnTopics />, { user })
  await userEvent.click(box('Self-harm'))
  await waitFor(() => expect(toasts).toEqual(['error: This could not be saved']))
  expect(box('Self-harm').checked).toBe(false)
})
