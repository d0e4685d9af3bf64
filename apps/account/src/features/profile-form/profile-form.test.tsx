import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ProfileForm } from './profile-form.tsx'

const SAVE = 'PUT /users/profile'

it('offers help before a heavy bio is saved, keeps the text when the panel is closed, and saves it with the next submit', async () => {
  const user = aUser({ displayName: 'Noor' })
  const api = fakeApi({ [SAVE]: { data: user } })
  const offered: string[] = []
  onTestFinished(
    on('help.offer/1', ({ from }) => {
      offered.push(from)
      emit('help.opened/1', {})
    }),
  )
  const onDone = vi.fn()
  renderInKit(<ProfileForm user={user} onDone={onDone} onCancel={() => {}} />, { user })
  const bio = screen.getByLabelText<HTMLTextAreaElement>('Bio')
  await userEvent.type(bio, 'I want to kill myself')
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await waitFor(() => expect(offered).toEqual(['bio']))
  expect(api.bodiesOf(SAVE)).toEqual([])
  act(() => emit('help.answered/1', { choice: 'close' }))
  await act(async () => {})
  expect(bio.value).toBe('I want to kill myself')
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(api.bodiesOf(SAVE)).toEqual([{ bio: 'I want to kill myself' }])
})
