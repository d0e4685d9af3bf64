import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import type { UserSummary } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOwnPost, aPerson } from '../testing.ts'
import { PostPage } from './post-page.tsx'
import { ShareWorry } from './share-worry.tsx'

let user = aUser()
// Drafts are stored per person: each test has its own.
beforeEach(() => {
  user = aUser()
})

const friends = (people: UserSummary[], total = people.length) => ({
  privacyLevel: 'friends' as const,
  isEveryone: false,
  people,
  hasMore: total > people.length,
  total,
})
const open = (postId: string) => renderInKit(<PostPage />, { path: `/posts/${postId}`, route: '/posts/:postId', user })
const choose = async (task: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your worry' }))
  await userEvent.click(screen.getByRole('menuitem', { name: task }))
  return screen.findByRole('dialog')
}

describe('the readers of a worry', () => {
  it('shows before sharing how many people read a worry for friends, and who they are', async () => {
    const people = ['Ana', 'Ben'].map((name) => aPerson(name))
    const api = fakeApi({
      'GET /posts/prompts': () => [],
      'GET /posts/audience': () => friends(people, 7),
    })
    renderInKit(<ShareWorry onShared={() => {}} />, { user })
    const description = 'These 7 people, and whoever you follow later'
    const radio = await screen.findByRole('radio', { name: 'Friends', description })
    expect(screen.queryByRole('button', { name: 'Show who they are' })).toBeNull()
    await userEvent.click(radio)
    await userEvent.click(screen.getByRole('button', { name: 'Show who they are' }))
    expect(screen.getByText('Ana')).toBeTruthy()
    expect(screen.getByText('and 5 more')).toBeTruthy()
    expect(api.callsTo('GET', '/posts/audience')[0]?.query).toEqual({ privacyLevel: 'friends', limit: '50' })
  })

  it('says that nobody reads a worry for friends whose author follows nobody', async () => {
    fakeApi({
      'GET /posts/prompts': () => [],
      'GET /posts/audience': () => friends([]),
    })
    renderInKit(<ShareWorry onShared={() => {}} />, { user })
    expect(await screen.findByText('Nobody yet, and whoever you follow later')).toBeTruthy()
  })

  it('names them before a draft is published', async () => {
    const post = { ...anOwnPost(user, { privacyLevel: 'friends' }), publishedAt: null, isScheduled: true }
    fakeApi({ 'GET /posts/:id': () => post, 'GET /posts/audience': () => friends([aPerson('Ana')]) })
    open(post.id)
    const dialog = await choose('Publish now')
    expect(await within(dialog).findByText('These 1 people, and whoever you follow later')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show who they are' }))
    expect(within(dialog).getByText('Ana')).toBeTruthy()
  })
})

describe('a change of the privacy', () => {
  it.each([
    ['public', 'Friends', 3, /Still see it3 people you follow.*Will no longer see itEveryone else/],
    ['public', 'Friends', 0, /Will no longer see itEveryone but you/],
    ['public', 'Private', 3, /^Will no longer see itEveryone but you$/],
    ['friends', 'Public', 3, /^Will see itEveryone, also without an account$/],
    ['friends', 'Private', 1, /^Will no longer see it1 people you follow$/],
    ['private', 'Friends', 3, /^Will see it3 people you follow$/],
    ['private', 'Friends', 0, /^For others nothing changes/],
    ['private', 'Public', 0, /^Will see itEveryone, also without an account$/],
  ] as const)('says who gains and loses sight before a %s worry is saved as %s', async (from, to, total, expected) => {
    const post = anOwnPost(user, { privacyLevel: from })
    const people = Array.from({ length: total }, () => aPerson())
    const api = fakeApi({
      'GET /posts/:id': () => post,
      'GET /posts/prompts': () => [],
      'GET /posts/audience': () => friends(people),
    })
    open(post.id)
    const dialog = await choose('Edit')
    const getNote = () =>
      within(dialog)
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
    expect(getNote().some((text) => expected.test(text))).toBe(false)
    await userEvent.click(within(dialog).getByRole('radio', { name: to }))
    await waitFor(() => expect(getNote().some((text) => expected.test(text))).toBe(true))
    expect(api.callsTo('GET', '/posts/audience')[0]?.query.postId).toBe(post.id)
    expect(api.callsTo('PUT', `/posts/${post.id}`)).toEqual([])
  })
})
