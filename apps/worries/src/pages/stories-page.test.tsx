import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { anOwnPost, aPost, aStory, captureToasts, deferred } from '../testing.ts'
import { StoriesPage } from './stories-page.tsx'

const open = (user: ReturnType<typeof aUser> | null = null, path = '/resolution-stories') =>
  renderInKit(<StoriesPage />, { path, route: '/resolution-stories', user })
const page = (stories: ReturnType<typeof aStory>[], hasMore = false) => ({ stories, hasMore })
const aSharedStory = (part: Parameters<typeof aStory>[0], shortContent: string) =>
  aStory({ ...part, post: aPost({ shortContent, isResolved: true }) })
const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('blockquote')?.textContent)
const search = () => screen.getByLabelText('Search the stories')

describe('the stories', () => {
  it('show the worry, the resolution and the author', async () => {
    fakeApi({
      'GET /resolutions/stories': () => page([aSharedStory({ copingMethods: ['a list', 'a friend'] }, 'Too much to do')]),
    })
    open()
    const card = within(await screen.findByRole('article', { name: 'A story from Tomas' }))
    expect(card.getByRole('link', { name: 'Too much to do' }).getAttribute('href')).toMatch(/^\/posts\//)
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a list', 'a friend'])
    expect(card.getByText('It became better.')).toBeTruthy()
    expect(await card.findByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
    expect(await screen.findByRole('region', { name: 'Share Your Story' })).toBeTruthy()
  })

  it('in a language of the reader come first, page by page', async () => {
    const story = (shortContent: string, language: string | null) =>
      aStory({ post: aPost({ shortContent, isResolved: true, language }) })
    const api = fakeApi({
      'GET /resolutions/stories': ({ query }) =>
        query.offset
          ? page([story('seven', 'es'), story('eight', 'en')])
          : page([...Array.from({ length: 19 }, (_, at) => story(`es ${at}`, 'es')), story('en', 'en')], true),
    })
    open()
    await screen.findByText('en')
    expect(shown().slice(0, 2)).toEqual(['en', 'es 0'])
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('eight')
    expect(shown().slice(-3)).toEqual(['es 18', 'eight', 'seven'])
    expect(api.calls).toHaveLength(2)
  })

  it('come before what is below them, which has no place until then', async () => {
    const answer = deferred<ReturnType<typeof page>>()
    fakeApi({ 'GET /resolutions/stories': () => answer.promise })
    open()
    expect(await screen.findByText('Loading resolution stories')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Share Your Story' })).toBeNull()
    answer.resolve(page([]))
    expect(await screen.findByRole('region', { name: 'Share Your Story' })).toBeTruthy()
  })

  it('are searched in worry, story and coping methods, whatever the case', async () => {
    const api = fakeApi({
      'GET /resolutions/stories': () =>
        page([
          aSharedStory({}, 'My EXAM is near'),
          aSharedStory({ resolutionStory: 'The exam went well' }, 'second'),
          aSharedStory({ copingMethods: ['Before each Exam a walk'] }, 'third'),
          aSharedStory({}, 'something else'),
        ]),
    })
    open()
    await screen.findByText('something else')
    await userEvent.type(search(), ' eXam ')
    await waitFor(() => expect(shown()).toEqual(['My EXAM is near', 'second', 'third']))
    await userEvent.clear(search())
    await userEvent.type(search(), 'nowhere')
    expect(await screen.findByText('No Stories Found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all stories' }))
    await waitFor(() => expect(shown()).toHaveLength(4))
    expect(api.calls).toHaveLength(1)
  })

  it('are filtered by category on the server, and the filter is in the URL', async () => {
    const api = fakeApi({ 'GET /resolutions/stories': () => page([]) })
    const { navigation } = open()
    expect(await screen.findByText('No Stories Found')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Categories'), 'family')
    expect(navigation.path()).toBe('/resolution-stories?category=family')
    await waitFor(() => expect(api.calls.at(-1)?.query.category).toBe('family'))
    expect(api.calls[0]?.search).toBe('limit=20')
    expect(within(screen.getByLabelText('Categories')).getAllByRole('option')).toHaveLength(11)
  })

  it('load more below, without duplicates', async () => {
    const duplicate = aSharedStory({}, 'twice')
    const api = fakeApi({
      'GET /resolutions/stories': ({ query }) =>
        query.offset ? page([duplicate, aSharedStory({}, 'last')]) : page([aSharedStory({}, 'first'), duplicate], true),
    })
    open()
    await screen.findByText('first')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(shown()).toEqual(['first', 'twice', 'last']))
    expect(api.calls.at(-1)?.query.offset).toBe('2')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it.each([
    ['', 'Failed to load resolution stories'],
    ['The stories sleep', 'The stories sleep'],
  ])('show a failure in place: "%s"', async (message, sentence) => {
    let isUp = false
    fakeApi({
      'GET /resolutions/stories': () =>
        isUp ? page([aSharedStory({}, 'back')]) : new ErrorResponse(400, { code: 'BAD_REQUEST', message }),
    })
    open()
    expect(await screen.findByRole('heading', { name: 'Error Loading Stories' })).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('back')).toBeTruthy()
  })

  it('collapse a worry with a content warning, with its story', async () => {
    const post = aPost({ shortContent: 'hard to read', contentWarning: 'loss', isResolved: true })
    fakeApi({ 'GET /resolutions/stories': () => page([aStory({ post })]) })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Show this worry' }))
    expect(screen.getByText('hard to read')).toBeTruthy()
  })

  it('can be reported by members, except their own', async () => {
    const user = aUser()
    const toasts = captureToasts()
    const story = aSharedStory({}, 'of another')
    const api = fakeApi({
      'GET /resolutions/stories': () =>
        page([story, aStory({ post: anOwnPost(user, { shortContent: 'mine', isResolved: true }) })]),
      'POST /resolutions/posts/:id/report': () => ({ message: 'Thank you' }),
    })
    open(user)
    const [button, ...others] = await screen.findAllByRole('button', { name: 'More about this story' })
    expect(others).toEqual([])
    await userEvent.click(button as HTMLElement)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report this story' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(api.callsTo('POST', `/resolutions/posts/${story.postId}/report`)).toHaveLength(1))
    await waitFor(() => expect(toasts).toHaveLength(1))
  })
})
