import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { type PracticeEntry, practiceApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aProgress } from '../testing.ts'
import { HistoryPage } from './history-page.tsx'

const anEntry = (part: Partial<PracticeEntry> = {}): PracticeEntry => ({
  ...aProgress({ completed: true, before: 7, after: 4, notes: 'Quieter now', rating: 4 }),
  title: 'A longer breath out',
  isThere: true,
  stepCount: 3,
  minutes: 4,
  ...part,
})

const days = Array.from({ length: 84 }, (_, at) => ({
  date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  minutes: at === 83 ? 4 : 0,
}))

function someSessions(entries: PracticeEntry[]) {
  const stored = [...entries]
  return fakeApi()
    .on(practiceApi.summary, () => ({
      days,
      helped: [{ exerciseId: 'longer-exhale', title: 'A longer breath out', times: 3, meanChange: -2.5 }],
    }))
    .on(practiceApi.history, () => ({ sessions: stored, hasMore: false }))
    .on(practiceApi.remove, ({ params }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === params.id),
        1,
      )
      return { message: 'The entry is deleted' }
    })
}
const show = () => renderInKit(<HistoryPage />, { user: aUser(), path: '/wellness/history', route: '/wellness/history' })

it('shows each session with its data, and the exercises that helped', async () => {
  someSessions([
    anEntry(),
    anEntry({ title: 'Gone', isThere: false, completed: false, currentStep: 1, before: null, notes: null }),
  ])
  show()
  const [first, second] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement]
  expect(within(first).getByText('From 7 to 4')).toBeTruthy()
  expect(within(first).getByText('Quieter now')).toBeTruthy()
  expect(within(second).getByText('Up to step 2 of 3')).toBeTruthy()
  expect(within(second).queryByRole('link')).toBeNull()
  expect(screen.getByText('3 times, lighter by 2.5 on average')).toBeTruthy()
  expect(screen.getByText('4 minutes for yourself')).toBeTruthy()
})

it('has a table of the weeks', async () => {
  someSessions([])
  show()
  await userEvent.click(await screen.findByText('View as table'))
  expect(screen.getAllByRole('row').length).toBe(13)
})

it('deletes an entry after a confirmation', async () => {
  someSessions([anEntry()])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this entry' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Nothing here yet. Three minutes are a good beginning.')).toBeTruthy()
})
