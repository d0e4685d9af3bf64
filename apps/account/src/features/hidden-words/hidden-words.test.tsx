import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type HiddenWords as Hidden, hiddenWordsApi } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { HiddenWords } from './hidden-words.tsx'

const aWord = (words: string, part: Partial<Hidden> = {}): Hidden => ({
  id: anId(),
  words,
  reach: 'everywhere',
  until: null,
  ...part,
})

/** The settings of somebody who hides these words. */
function open(initial: Hidden[] = []) {
  let words = initial
  const api = fakeApi({
    'GET /hidden-words': () => ({ words }),
    'POST /hidden-words': ({ body }) => {
      const added = aWord(String(body?.words), { reach: body?.reach as Hidden['reach'] })
      words = [added, ...words]
      return added
    },
    'DELETE /hidden-words/:id': ({ params }) => {
      words = words.filter(({ id }) => id !== params.id)
      return { message: 'done' }
    },
  })
  renderInKit(<HiddenWords />, { user: aUser() })
  return api
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent)

it('adds a word with where and how long, and lists it', async () => {
  const api = open()
  expect(await screen.findByText('You hide no words.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Word or phrase'), 'my mother')
  await userEvent.selectOptions(screen.getByLabelText('Where'), 'In the feed and comments')
  await userEvent.selectOptions(screen.getByLabelText('How long'), 'For a week')
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }))
  await waitFor(() => expect(rows()).toEqual(['my mother']))
  expect(api.bodiesOf('POST /hidden-words')).toEqual([{ words: 'my mother', reach: 'comments', period: 'week' }])
  expect(screen.getByLabelText<HTMLInputElement>('Word or phrase').value).toBe('')
})

it('says at the field what is wrong, and sends nothing', async () => {
  const api = open()
  await userEvent.type(screen.getByLabelText('Word or phrase'), 'a')
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }))
  expect(await screen.findByText('Please enter at least 2 characters')).toBeTruthy()
  expect(api.bodiesOf('POST /hidden-words')).toEqual([])
})

it('shows the answer of the server when the list is full', async () => {
  const message = 'You can hide at most 100 words. Please remove one first.'
  const api = open()
  api.on(hiddenWordsApi.add, () => {
    throw new ErrorResponse(409, { code: 'CONFLICT', message })
  })
  await userEvent.type(screen.getByLabelText('Word or phrase'), 'one more')
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Word or phrase').value).toBe('one more')
})

it('shows a word again, with the focus on the next row', async () => {
  const [first, second] = [aWord('debt', { until: '2026-12-01T10:00:00.000Z', reach: 'feed' }), aWord('mother')]
  open([first, second])
  expect(await screen.findByText(/^In the feed · until /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show again: debt' }))
  await waitFor(() => expect(rows()).toEqual(['mother']))
  expect(document.activeElement?.textContent).toContain('mother')
  await userEvent.click(screen.getByRole('button', { name: 'Show again: mother' }))
  expect(await screen.findByText('You hide no words.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Words you do not want to read')
})
