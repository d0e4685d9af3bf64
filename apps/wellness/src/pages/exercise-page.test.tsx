import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { connectionLost, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type ExerciseProgress, practiceApi, type User, wellnessApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePractices } from '../features/exercise/practice-store.ts'
import { anExercise, anExerciseCard, aProgress } from '../testing.ts'
import { ExercisePage } from './exercise-page.tsx'

beforeEach(() => {
  localStorage.clear()
  usePractices.setState({ practices: {} })
})

const show = (user: User | null = null, search = '') =>
  renderInKit(<ExercisePage />, {
    user,
    path: `/wellness/exercises/longer-exhale${search}`,
    route: '/wellness/exercises/:exerciseId',
  })

/** A server with one progress record. */
function aServer(open: ExerciseProgress | null = null) {
  const server = { record: open }
  const api = fakeApi()
    .on(wellnessApi.exercise, () => anExercise())
    .on(practiceApi.open, () => (server.record?.completed ? null : server.record))
    .on(practiceApi.exerciseRating, () => ({ effectiveness: null, isNotForMe: false }))
    .on(practiceApi.start, () => {
      server.record = aProgress()
      return server.record
    })
    .on(practiceApi.save, ({ body }) => {
      server.record = { ...(server.record ?? aProgress()), ...(body as Partial<ExerciseProgress>) }
      return server.record
    })
  return Object.assign(api, { server })
}
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const step = (title: string) => screen.findByRole('heading', { name: title })

describe('an exercise', () => {
  it('starts at its first step, keeps the step in the URL, and ends with feedback', async () => {
    const api = aServer()
    const { navigation } = show(aUser())
    await clickButton('Start Exercise')
    await step('Title settle')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    await clickButton('Next Step')
    await step('Title note')
    expect(navigation.path()).toBe('/wellness/exercises/longer-exhale?step=2')
    await clickButton('Next Step')
    await clickButton('Complete Exercise')
    const panel = await screen.findByRole('region', { name: 'How was this exercise?' })
    await userEvent.click(within(panel).getAllByRole('radio', { name: '4 stars' })[0] as HTMLElement)
    await userEvent.type(within(panel).getByRole('textbox'), 'It was quiet')
    await clickButton('Save Feedback')
    await waitFor(() => expect(api.server.record).toMatchObject({ completed: true, rating: 4, notes: 'It was quiet' }))
    expect(screen.getByText('Completed')).toBeTruthy()
  })

  it('leads from the address of a step that was not begun to its introduction', async () => {
    aServer()
    const { navigation } = show(aUser(), '?step=2')
    await waitFor(() => expect(navigation.path()).toBe('/wellness/exercises/longer-exhale'))
    expect(await screen.findByRole('button', { name: 'Start Exercise' })).toBeTruthy()
  })

  it('starts at once with the parameter in the URL, and only then', async () => {
    const words = { title: 'Title breathe', content: 'Slowly', imageUrl: null }
    const phases = (['in', 'out'] as const).map((phase) => ({ phase, seconds: 4 }))
    const breath = { ...words, id: 'breathe', kind: 'breathe' as const, phases, rounds: 9, shorterPhases: null }
    const api = aServer()
    api.on(wellnessApi.exercise, () => anExercise({ steps: anExercise().steps.toSpliced(1, 1, breath) }))
    const { navigation } = show(aUser(), '?step=2&now')
    await step('Title breathe')
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
    await waitFor(() => expect(navigation.path()).toBe('/wellness/exercises/longer-exhale?step=2'))
    expect(api.server.record).toMatchObject({ completed: false })
    await clickButton('Next Step')
    await clickButton('Previous')
    expect(await screen.findByRole('button', { name: 'Start breathing' })).toBeTruthy()
  })

  it('returns to the introduction where the step is not a breath', async () => {
    aServer()
    const { navigation } = show(aUser(), '?step=2&now')
    await waitFor(() => expect(navigation.path()).toBe('/wellness/exercises/longer-exhale'))
  })

  it('goes back with the browser, and saves each step with its time', async () => {
    const api = aServer()
    const { navigation } = show(aUser())
    await clickButton('Start Exercise')
    await clickButton('Next Step')
    await step('Title note')
    act(() => navigation.go(-1))
    await step('Title settle')
    await waitFor(() =>
      expect(api.callsTo(practiceApi.save).map(({ body }) => body)).toMatchObject([{ currentStep: 1 }, { currentStep: 0 }]),
    )
  })

  it('moves by the arrow keys, except in a text field', async () => {
    aServer()
    show(aUser())
    await clickButton('Start Exercise')
    await step('Title settle')
    screen.getByRole('button', { name: 'Next Step' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await step('Title note')
    await userEvent.type(screen.getByRole('textbox'), 'abc{ArrowLeft}')
    expect(screen.getByRole('heading', { name: 'Title note' })).toBeTruthy()
  })

  it('keeps the note of a step', async () => {
    const api = aServer()
    show(aUser())
    await clickButton('Start Exercise')
    await clickButton('Next Step')
    await userEvent.type(await screen.findByRole('textbox'), 'my thought')
    await clickButton('Next Step')
    await waitFor(() => expect(api.server.record?.answers).toEqual({ note: 'my thought' }))
    await clickButton('Previous')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('my thought')
  })

  it('resumes at the step of another device, or restarts', async () => {
    const api = aServer(aProgress({ currentStep: 2 }))
    show(aUser())
    await clickButton('Go on at step 3')
    await step('Title end')
    expect(api.callsTo(practiceApi.start)).toEqual([])
  })

  it('restarts on demand', async () => {
    const api = aServer(aProgress({ currentStep: 2 }))
    show(aUser())
    await clickButton('Start anew')
    await step('Title settle')
    expect(api.callsTo(practiceApi.start).map(({ body }) => body)).toEqual([{ anew: true }])
  })

  it('shows its cautions before the start', async () => {
    aServer()
    show()
    expect(
      within(await screen.findByRole('region', { name: 'Good to know first' })).getByText('Stop when you become dizzy.'),
    ).toBeTruthy()
  })
})

describe('offline', () => {
  it('continues, and sends everything to the server later', async () => {
    const api = aServer()
    show(aUser())
    await clickButton('Start Exercise')
    await step('Title settle')
    api.on(practiceApi.save, connectionLost)
    await clickButton('Next Step')
    await step('Title note')
    expect(await screen.findByText('Kept on this device until you are back online')).toBeTruthy()
    await clickButton('Next Step')
    await clickButton('Complete Exercise')
    await screen.findByRole('region', { name: 'How was this exercise?' })

    api.on(practiceApi.save, ({ body }) => ({ ...aProgress(), ...(body as Partial<ExerciseProgress>) }))
    const before = api.callsTo(practiceApi.save).length
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(api.callsTo(practiceApi.save).length).toBe(before + 1))
    expect(api.callsTo(practiceApi.save).at(-1)?.body).toMatchObject({ currentStep: 2, completed: true })
  })

  it('starts too: the session is created when the server is reachable', async () => {
    const api = aServer().on(practiceApi.start, connectionLost)
    show(aUser())
    await clickButton('Start Exercise')
    await step('Title settle')
    api.on(practiceApi.start, () => aProgress())
    await clickButton('Next Step')
    await waitFor(() => expect(api.callsTo(practiceApi.save).at(-1)?.body).toMatchObject({ currentStep: 1 }))
  })
})

describe('a visitor', () => {
  it('completes a free exercise on this device only', async () => {
    const api = aServer()
    const { unmount } = show()
    await clickButton('Start Exercise')
    await clickButton('Next Step')
    await step('Title note')
    unmount()
    show()
    await clickButton('Go on at step 2')
    await step('Title note')
    expect([...api.callsTo(practiceApi.start), ...api.callsTo(practiceApi.save), ...api.callsTo(practiceApi.open)]).toEqual([])
  })

  it.each([true, false])('is asked how it was only after a weight before the start (given: %s)', async (isGiven) => {
    // It is asked for once a day.
    localStorage.setItem('worrystone_weight_asked', 'another day')
    aServer()
    show()
    if (isGiven) await userEvent.click(await screen.findByRole('radio', { name: '7' }))
    await clickButton('Start Exercise')
    await clickButton('Next Step')
    await clickButton('Next Step')
    await clickButton('Complete Exercise')
    expect(await screen.findByText('Completed')).toBeTruthy()
    const question = () => screen.queryByRole('region', { name: 'How was this exercise?' })
    if (isGiven) await waitFor(() => expect(question()).toBeTruthy())
    else expect(question()).toBeNull()
  })

  it('sees a preview of a locked exercise, and free ones', async () => {
    fakeApi()
      .on(wellnessApi.exercise, () => {
        throw new ErrorResponse(403, { code: 'UPGRADE_REQUIRED' })
      })
      .on(wellnessApi.exercisePreview, () => ({
        ...anExerciseCard({ title: 'Worry time', isFree: false }),
        purpose: 'For worries that come all day.',
        cautions: [],
        firstStep: { title: 'Everything on the list', content: 'Write down what worries you.' },
      }))
    show()
    expect(await screen.findByRole('region', { name: 'The rest is part of Premium' })).toBeTruthy()
    expect(screen.getByText('Write down what worries you.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Free breathing exercises' })).toBeTruthy()
  })
})

describe('an exercise that cannot be loaded', () => {
  it('has a not-found state', async () => {
    fakeApi().on(wellnessApi.exercise, () => {
      throw new ErrorResponse(404, { code: 'NOT_FOUND' })
    })
    show()
    expect(await screen.findByRole('heading', { name: 'Error Loading Exercise' })).toBeTruthy()
    expect(screen.getByText('Exercise not found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('can be retried', async () => {
    const api = fakeApi().on(wellnessApi.exercise, () => {
      throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not today' })
    })
    show()
    expect(await screen.findByText('Not today')).toBeTruthy()
    api.on(wellnessApi.exercise, () => anExercise())
    await clickButton('Try Again')
    expect(await screen.findByRole('heading', { name: 'A longer breath out' })).toBeTruthy()
  })
})
