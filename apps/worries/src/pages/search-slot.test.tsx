import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { SearchHit, SearchPage } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { aPost } from '../testing.ts'
import { SearchSlot } from './search-slot.tsx'

const SEARCH = 'GET /posts/search'
const user = aUser()

function aHit(text: string, word: string, part: Partial<SearchHit> = {}): SearchHit {
  const start = text.indexOf(word)
  return {
    kind: 'worry',
    post: aPost({ shortContent: text }),
    excerpt: { source: 'worry', text, marks: start < 0 ? [] : [{ start, end: start + word.length }] },
    ...part,
  }
}
const found = (hits: SearchHit[], part: Partial<SearchPage> = {}): SearchPage => ({
  hits,
  hasMore: false,
  total: hits.length,
  nextCursor: null,
  helpLevel: 0,
  ...part,
})
const open = (words: string, { as, path = '/search' }: { as?: typeof user | null; path?: string } = {}) =>
  renderInKit(<SearchSlot words={words} />, { path, route: '/search', user: as === undefined ? user : as })

describe('the search results', () => {
  it('is shown in place with the words marked, never as HTML', async () => {
    const text = '<b>The rent</b> goes up again'
    const hit = aHit(text, 'rent')
    fakeApi({ [SEARCH]: () => found([hit]) })
    open('rent')
    const link = (await screen.findByText('rent', { selector: 'mark' })).closest('a')
    expect(link?.getAttribute('href')).toBe(`/posts/${hit.post.id}`)
    expect(link?.textContent).toBe(text)
    expect(link?.querySelector('b')).toBeNull()
  })

  it('tells stories from worries', async () => {
    fakeApi({ [SEARCH]: () => found([aHit('Walking helped', 'Walking', { kind: 'story' })]) })
    open('walking')
    const [item] = await screen.findAllByRole('listitem')
    expect(within(item as HTMLElement).getByText('Story')).toBeTruthy()
  })

  it('stays folded where its author warns', async () => {
    const post = aPost({ shortContent: 'about the funeral', contentWarning: 'loss' })
    fakeApi({ [SEARCH]: () => found([aHit('about the funeral', 'funeral', { post })]) })
    open('funeral')
    await screen.findByText(/Warning:/)
    expect(screen.queryByText(/about the/)).toBeNull()
  })

  it('is continued below', async () => {
    const api = fakeApi({
      [SEARCH]: ({ query }) =>
        query.cursor ? found([aHit('second', 'second')]) : found([aHit('first', 'first')], { hasMore: true, nextCursor: 'next' }),
    })
    open('word')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'second' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'first' })).toBeTruthy()
    expect(api.calls[1]?.query.cursor).toBe('next')
  })

  it('is nothing: the page says so', async () => {
    fakeApi({ [SEARCH]: () => found([]) })
    open('xylophone')
    expect(await screen.findByText(/No worry or story has these words/)).toBeTruthy()
  })

  it('is not asked for without words', () => {
    const api = fakeApi({ [SEARCH]: () => found([]) })
    open('')
    expect(api.calls).toEqual([])
  })

  it('shows a failure, with a retry', async () => {
    let times = 0
    fakeApi({
      [SEARCH]: () =>
        ++times === 1 ? new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'No' }) : found([aHit('there it is', 'there')]),
    })
    open('there')
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'there it is' })).toBeTruthy()
  })
})

describe('filters', () => {
  it('are sent to the server, from the address and when they are chosen', async () => {
    const api = fakeApi({ [SEARCH]: () => found([aHit('one', 'one')]) })
    open('one', { path: '/search?q=one&category=work&language=de&period=week&resolved=false&mine=1&kind=nonsense' })
    await screen.findByRole('link', { name: 'one' })
    expect(api.calls[0]?.query).toMatchObject({
      q: 'one',
      category: 'work',
      languages: 'de',
      period: 'week',
      resolved: 'false',
      mine: 'true',
    })
    expect(api.calls[0]?.query.kind).toBeUndefined()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Worries or stories' }), 'Stories')
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ kind: 'story', category: 'work' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Only mine' }))
    await waitFor(() => expect(api.calls.at(-1)?.query.mine).toBeUndefined())
  })

  it('offer a visitor no own worries', async () => {
    const api = fakeApi({ [SEARCH]: () => found([aHit('one', 'one')]) })
    open('one', { as: null, path: '/search?q=one&mine=1' })
    await screen.findByRole('link', { name: 'one' })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(api.calls[0]?.query.mine).toBeUndefined()
  })
})

it('words that sound dangerous in another language than the page’s show help before the results', async () => {
  fakeApi({ [SEARCH]: () => found([aHit('tan cansada', 'cansada')], { helpLevel: 2 }) })
  open('quiero desaparecer cansada')
  const help = await screen.findByRole('link', { name: 'Need help now?' })
  expect(help.getAttribute('href')).toBe('/help')
  const hit = screen.getByText('cansada', { selector: 'mark' })
  expect(help.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
