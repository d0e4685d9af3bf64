import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { aPost, captureToasts } from '../../testing.ts'
import { ConcernDialog } from './concern-dialog.tsx'

const { user: tomas, id } = aPost()

function open(kind: 'post' | 'comment' = 'post') {
  const onClose = vi.fn()
  renderInKit(<ConcernDialog kind={kind} id={id} user={tomas} onClose={onClose} />, { user: aUser() })
  return onClose
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tell the moderators' }))

describe('a concern about a person', () => {
  it('explains the consequences, shows the message, and sends it only on confirmation', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ 'POST /posts/:id/concern': () => ({ message: '' }) })
    const onClose = open()
    expect(screen.getByText(/Nobody learns that it was you/)).toBeTruthy()
    expect(screen.getByText('Somebody thought of you.')).toBeTruthy()
    await send()
    await waitFor(() => expect(toasts).toEqual(['Thank you. A moderator will look at this soon.']))
    expect(api.calls[0]?.body).toEqual({ sendMessage: false })
    expect(onClose).toHaveBeenCalled()
  })

  it('about a comment includes the message', async () => {
    const api = fakeApi({ 'POST /comments/:id/concern': () => ({ message: '' }) })
    open('comment')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also send Tomas this message, without your name' }))
    await send()
    await waitFor(() => expect(api.callsTo('POST', `/comments/${id}/concern`)[0]?.body).toEqual({ sendMessage: true }))
  })

  it.each([
    [409, 'CONFLICT', 'You have told us that you are worried about this person. You can do so again after 7 days'],
    [403, 'FORBIDDEN', 'You can use this one day after you joined. Until then you can report what worries you to the moderators'],
    [404, 'NOT_FOUND', 'This is not here any more, so nothing was sent.'],
  ])('shows in place why it was not sent: %s %s', async (status, code, sentence) => {
    fakeApi({ 'POST /posts/:id/concern': () => new ErrorResponse(status, { code, message: sentence }) })
    const onClose = open()
    await send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})
