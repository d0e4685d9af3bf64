import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { wellnessApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { anExerciseCard } from '../testing.ts'
import { ExercisesPage } from './exercises-page.tsx'

const breath = anExerciseCard()
const record = anExerciseCard({ id: 'thought-record', title: 'Thought record', isFree: false, tags: [] })

const aCatalogue = () =>
  fakeApi()
    .on(wellnessApi.exerciseCategories, () => [
      { id: 'breathing', name: 'breathing', count: 1 },
      { id: 'cognitive', name: 'thinking', count: 1 },
    ])
    .on(wellnessApi.exercises, ({ query }) => {
      const exercises = query.query === 'nothing' ? [] : query.category === 'breathing' ? [breath] : [breath, record]
      return { exercises, total: exercises.length, hasMore: false }
    })

const show = (search = '', tier: 'free' | 'premium' | null = null) =>
  renderInKit(<ExercisesPage />, {
    path: `/wellness/exercises${search}`,
    route: '/wellness/exercises',
    user: tier && aUser({ tier }),
  })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const toShow = (wanted: string[]) => waitFor(() => expect(titles()).toEqual(wanted))

describe('the list of exercises', () => {
  it('shows at most two tags and marks locked exercises', async () => {
    aCatalogue()
    show()
    await toShow(['A longer breath out', 'Thought record'])
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
    expect(within(first).getByText('+1')).toBeTruthy()
    expect(within(first).queryByText('panic')).toBeNull()
    expect(within(first).queryByText('Premium')).toBeNull()
    expect(within(second).getByText('Premium')).toBeTruthy()
  })

  it('marks nothing for a plan that unlocks it', async () => {
    aCatalogue()
    show('', 'premium')
    await toShow(['A longer breath out', 'Thought record'])
    expect(screen.queryByText('Premium')).toBeNull()
  })

  it('is filtered by the category in the URL; clicking it again removes the filter', async () => {
    aCatalogue()
    const { navigation } = show('?category=breathing')
    await toShow(['A longer breath out'])
    expect(screen.getByRole('button', { name: /^Filters/, expanded: true }).textContent).toContain('1')
    await userEvent.click(within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name: 'breathing' }))
    await toShow(['A longer breath out', 'Thought record'])
    expect(navigation.path()).toBe('/wellness/exercises')
    await userEvent.click(within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name: 'breathing' }))
    expect(navigation.path()).toBe('/wellness/exercises?category=breathing')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter breathing' }))
    expect(navigation.path()).toBe('/wellness/exercises')
  })

  it('is searched, and has an empty state', async () => {
    aCatalogue()
    const { navigation } = show()
    await toShow(['A longer breath out', 'Thought record'])
    await userEvent.type(screen.getByRole('searchbox'), 'nothing')
    expect(await screen.findByText('No exercises found.')).toBeTruthy()
    expect(navigation.path()).toBe('/wellness/exercises?query=nothing')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement)
    await toShow(['A longer breath out', 'Thought record'])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('shows a failure, with a retry', async () => {
    const api = aCatalogue().on(wellnessApi.exercises, () => {
      throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Please search with less than 100 characters' })
    })
    show()
    expect(await screen.findByText('Please search with less than 100 characters')).toBeTruthy()
    api.on(wellnessApi.exercises, () => ({ exercises: [breath], total: 1, hasMore: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await toShow(['A longer breath out'])
  })
})
