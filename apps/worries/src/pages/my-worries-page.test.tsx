import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOwnPost, aPage, captureToasts, fakeIntersection } from '../testing.ts'
import { MyWorriesPage } from './my-worries-page.tsx'

const LIST = 'GET /posts/user/:userId'
const user = aUser()
const unpublished = (part: Partial<Post>) => anOwnPost(user, { publishedAt: null, isScheduled: true, ...part })
const shared = () => anOwnPost(user, { shortContent: 'the exam' })
const aDraft = () => unpublished({ shortContent: 'not ready' })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

beforeEach(() => void fakeIntersection())

/** The server's answer to both queries of this page: the unpublished ones are on top where they are asked for. */
const answerWith = (posts: Post[]) => (call: { query: Record<string, string | undefined> }) =>
  aPage(call.query.includeScheduled ? posts : posts.filter(({ publishedAt }) => publishedAt))

const open = (path = '/my-worries') => renderInKit(<MyWorriesPage />, { path, route: '/my-worries', user })
const texts = () => screen.getAllByRole('link', { name: /^(?!Share a worry)/ }).map((link) => link.textContent)

describe('my worries', () => {
  it('are in three tabs, each with what belongs there', async () => {
    const api = fakeApi({
      [LIST]: answerWith([aDraft(), unpublished({ shortContent: 'later', scheduledFor: inHours(2) }), shared()]),
    })
    open()
    expect(await screen.findByText('the exam')).toBeTruthy()
    expect(texts()).toEqual(['the exam'])
    expect(api.calls[0]?.query.includeScheduled).toBeUndefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Scheduled' }))
    expect(await screen.findByText('later')).toBeTruthy()
    expect(texts()).toEqual(['later'])
    await userEvent.click(screen.getByRole('tab', { name: 'Drafts' }))
    expect(await screen.findByText('not ready')).toBeTruthy()
    expect(texts()).toEqual(['not ready'])
    expect(screen.getByText('Last changed: Just now')).toBeTruthy()
  })

  it('that wait list the next to appear first, each with its time', async () => {
    fakeApi({
      [LIST]: answerWith([
        unpublished({ shortContent: 'in a week', scheduledFor: inHours(168) }),
        unpublished({ shortContent: 'tomorrow', scheduledFor: inHours(24) }),
      ]),
    })
    open('/my-worries?tab=scheduled')
    await screen.findByText('tomorrow')
    expect(texts()).toEqual(['tomorrow', 'in a week'])
    expect(screen.getAllByText(/^Appears on /)).toHaveLength(2)
  })

  it.each([
    ['published', /You have not shared a worry yet/],
    ['scheduled', /Nothing waits for its time/],
    ['drafts', /No drafts/],
  ])('%s: say so when there are none, with the way to the composer', async (tab, sentence) => {
    fakeApi({ [LIST]: () => aPage([]) })
    open(`/my-worries?tab=${tab}`)
    await screen.findByText(sentence)
    for (const link of screen.getAllByRole('link', { name: 'Share a worry' }))
      expect(link.getAttribute('href')).toBe('/feed?share=1')
  })

  it('show a failure, with a retry', async () => {
    let times = 0
    fakeApi({
      [LIST]: () => (++times === 1 ? new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'No' }) : aPage([aDraft()])),
    })
    open('/my-worries?tab=drafts')
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('not ready')).toBeTruthy()
  })
})

describe('the time of a worry', () => {
  const typeTime = async (time: string) => {
    const field = within(await screen.findByRole('dialog')).getByLabelText('Date and time')
    await userEvent.clear(field)
    await userEvent.type(field, time)
  }
  const far = `${new Date().getFullYear() + 1}-01-02T08:30`

  it('can be set for a draft, which is then scheduled', async () => {
    const toasts = captureToasts()
    const draft = aDraft()
    let posts: Post[] = [draft]
    const api = fakeApi({
      [LIST]: (call) => answerWith(posts)(call),
      'PUT /posts/:id': (call) => {
        const saved = { ...draft, ...(call.body as Partial<Post>) }
        posts = [saved]
        return saved
      },
    })
    open('/my-worries?tab=drafts')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a time' }))
    await typeTime(far)
    await userEvent.click(screen.getByRole('button', { name: 'Schedule worry' }))
    await screen.findByText(/No drafts/)
    expect(api.callsTo('PUT', `/posts/${draft.id}`)[0]?.body).toEqual({
      isScheduled: true,
      scheduledFor: new Date(far).toISOString(),
    })
    await waitFor(() => expect(toasts[0]).toMatch(/^Your worry will be shared on /))
  })

  it('is set for a draft by one tap: tomorrow morning, after the question whether to send', async () => {
    const draft = aDraft()
    const api = fakeApi({ [LIST]: answerWith([draft]), 'PUT /posts/:id': () => draft })
    open('/my-worries?tab=drafts')
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a time' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow morning' }))
    const morning = new Date()
    morning.setDate(morning.getDate() + 1)
    morning.setHours(9, 0, 0, 0)
    await waitFor(() =>
      expect(api.callsTo('PUT', `/posts/${draft.id}`)[0]?.body).toEqual({
        isScheduled: true,
        scheduledFor: morning.toISOString(),
      }),
    )
  })

  it('is moved by one tap: a week later, at the same time of day', async () => {
    const post = unpublished({ shortContent: 'later', scheduledFor: new Date(far).toISOString() })
    const api = fakeApi({ [LIST]: answerWith([post]), 'PUT /posts/:id': () => post })
    open('/my-worries?tab=scheduled')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the time' }))
    await userEvent.click(screen.getByRole('button', { name: 'A week later' }))
    const scheduledFor = new Date(far.replace('-02T', '-09T')).toISOString()
    await waitFor(() => expect(api.callsTo('PUT', `/posts/${post.id}`)[0]?.body).toEqual({ isScheduled: true, scheduledFor }))
  })

  it('starts with the present one, and must be in the future', async () => {
    const post = unpublished({ shortContent: 'later', scheduledFor: new Date(far).toISOString() })
    const api = fakeApi({ [LIST]: answerWith([post]), 'PUT /posts/:id': () => post })
    open('/my-worries?tab=scheduled')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the time' }))
    expect(screen.getByLabelText<HTMLInputElement>('Date and time').value).toBe(far)
    await typeTime('2020-01-01T00:00')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(screen.getByText('Please choose a time in the future')).toBeTruthy()
    expect(api.callsTo('PUT', `/posts/${post.id}`)).toEqual([])
  })

  it('is taken away: the worry is a draft again', async () => {
    const post = unpublished({ shortContent: 'later', scheduledFor: inHours(5) })
    const api = fakeApi({ [LIST]: answerWith([post]), 'PUT /posts/:id': () => ({ ...post, scheduledFor: null }) })
    open('/my-worries?tab=scheduled')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the time' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as a draft, without a time' }))
    await waitFor(() =>
      expect(api.callsTo('PUT', `/posts/${post.id}`)[0]?.body).toEqual({ isScheduled: true, scheduledFor: null }),
    )
  })
})

it('publishes a draft now, which moves it to the published ones', async () => {
  const draft = aDraft()
  let posts: Post[] = [draft]
  fakeApi({
    [LIST]: (call) => answerWith(posts)(call),
    'PUT /posts/:id': () => {
      const published = { ...draft, publishedAt: new Date().toISOString(), isScheduled: false }
      posts = [published]
      return published
    },
  })
  open()
  await screen.findByText(/You have not shared a worry yet/)
  await userEvent.click(screen.getByRole('tab', { name: 'Drafts' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your worry' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Publish now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }))
  await screen.findByText(/No drafts/)
  await userEvent.click(screen.getByRole('tab', { name: 'Published' }))
  expect(await screen.findByText('not ready')).toBeTruthy()
})
