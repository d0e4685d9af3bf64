import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type Post, QUOTA_MESSAGE, type SimilarWorry, type User, type WorryAnalysis } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useViewer } from '../../shared/viewer.ts'
import { anAnalysis, anOwnPost, aPost, captureToasts, deferred } from '../../testing.ts'
import { getAge } from './age-label.ts'
import { getBand } from './confidence-meter.tsx'
import { PostInsight } from './post-insight.tsx'
import { getSentiment } from './sentiment.ts'

const longAgo = '2026-01-01T00:00:00.000Z'
const old = (part: Partial<Post> = {}) => aPost({ publishedAt: longAgo, updatedAt: longAgo, ...part })
const missing = () => new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' })
const refused =
  (status: number, message = '') =>
  () =>
    new ErrorResponse(status, { code: 'BAD_REQUEST', message })

const aSimilar = (part: Partial<SimilarWorry> = {}): SimilarWorry => {
  const { id, user } = aPost()
  return {
    id,
    shortContent: `Similar ${id}`,
    category: 'work',
    subcategory: null,
    similarity: 0.81,
    band: 'very_close',
    otherLanguage: null,
    isOwnPost: false,
    isResolved: false,
    contentWarning: null,
    privacyLevel: 'public',
    createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    user,
    ...part,
  }
}
const similar = (similarWorries: SimilarWorry[]) => ({
  similarWorries,
  totalCount: similarWorries.length,
  visibleCount: similarWorries.length,
  hasMore: false,
  peopleCount: similarWorries.length,
  isComplete: true,
})

const ACCESS = { canView: true, canAnalyze: true, canCorrect: false, remainingToday: 20 }
const handlers = {
  'GET /analysis/posts/:id': () => anAnalysis() as unknown,
  'GET /analysis/posts/:id/access': () => ACCESS as unknown,
  'GET /analysis/posts/:id/similar': () => similar([]) as unknown,
  'GET /analysis/posts/:id/similar-count': () =>
    ({ count: 7, breakdown: { aiDetectedSimilar: 4, meTooResponses: 3 } }) as unknown,
  'GET /metoo/:id/count': () => ({ count: 3 }) as unknown,
}

function Shown({ post, isWhole }: { post: Post; isWhole: boolean }) {
  return <PostInsight post={post} viewer={useViewer()} isWhole={isWhole} />
}
const open = (post: Post, user: User | null = aUser(), isWhole = false) =>
  renderInKit(<Shown post={post} isWhole={isWhole} />, { user })
/** What only the author and staff see. */
const user = aUser()
const own = (part: Partial<Post> = {}) => anOwnPost(user, { publishedAt: longAgo, updatedAt: longAgo, ...part })
const panel = () => within(screen.getByRole('region', { name: 'Worry Analysis' }))
/** Also while it waits for those above it. */
const section = (title: string) => within(screen.getByText(title).closest('section') as HTMLElement)
const metrics = () => section('Response Metrics')
const related = () => section('Related Worries')

afterEach(() => {
  vi.useRealTimers()
})

describe('the worry analysis panel', () => {
  it('shows a loading state, then the theme in words and the tone as weather, without a number', async () => {
    const answer = deferred<unknown>()
    fakeApi({ ...handlers, 'GET /analysis/posts/:id': () => answer.promise })
    open(old())
    expect(panel().getByText('Loading the analysis')).toBeTruthy()
    await act(async () => answer.resolve(anAnalysis()))
    expect(await panel().findByText('Work & Career')).toBeTruthy()
    expect(panel().getByText('job loss')).toBeTruthy()
    expect(panel().getByText('Like a rainy day: these words carry something heavy.')).toBeTruthy()
    expect(panel().getByRole('img', { name: 'Negative' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Worry Analysis' }).textContent).not.toMatch(/\d/)
    expect(panel().queryByText('How this was read')).toBeNull()
    expect(panel().queryByRole('button', { name: 'Choose another category' })).toBeNull()
  })

  it.each([
    ['its author', user, own()],
    ['a moderator', aUser({ role: 'moderator' }), old()],
  ])('folds the figures behind how it was read, for %s', async (_, viewer, post) => {
    fakeApi(handlers)
    open(post, viewer)
    const fold = within((await panel().findByText('How this was read')).closest('details') as HTMLElement)
    expect(fold.getByText('Sentiment').parentElement?.textContent).toBe('SentimentNegative (-0.42)')
    expect(fold.getByText('Confidence').parentElement?.textContent).toBe('ConfidenceVery sure (87%)')
    expect(fold.getByRole('button', { name: 'Re-analyze', hidden: true })).toBeTruthy()
  })

  it('shows the keywords on the analysis page', async () => {
    fakeApi(handlers)
    open(old(), null, true)
    expect((await panel().findByText('Keywords')).parentElement?.textContent).toBe('Keywordsbosscontract')
  })

  it('shows the reasons: the most relevant words, and the method', async () => {
    fakeApi(handlers)
    open(own(), user)
    await panel().findByText('Why this category?')
    expect(panel().getByText('Found by the meaning of the whole text, on our own server.')).toBeTruthy()
    expect(
      panel()
        .getAllByRole('listitem')
        .slice(-2)
        .map((item) => item.textContent),
    ).toEqual(['boss 60%', 'contract 25%'])
  })

  it('offers to analyze a worry without an analysis, and shows the result', async () => {
    const post = own()
    const answer = deferred<unknown>()
    let found: WorryAnalysis | null = null
    const api = fakeApi({
      ...handlers,
      'GET /analysis/posts/:id': () => found ?? missing(),
      'POST /analysis/posts/:id/analyze': () => answer.promise,
    })
    open(post, user)
    const button = await screen.findByRole('button', { name: 'Analyze This Worry' })
    await userEvent.click(button)
    await userEvent.click(button)
    found = anAnalysis({ postId: post.id })
    await act(async () => answer.resolve(found))
    expect(await panel().findByText('Work & Career')).toBeTruthy()
    expect(api.callsTo('POST', `/analysis/posts/${post.id}/analyze`)).toHaveLength(1)
    expect(panel().getByRole('button', { name: 'Re-analyze' })).toBeTruthy()
  })

  it('shows a visitor the sign-in link, and does not request the quota', async () => {
    const api = fakeApi({ ...handlers, 'GET /analysis/posts/:id': missing })
    const post = old()
    open(post, null)
    const link = await screen.findByRole('link', { name: 'Log in to have it analyzed now' })
    expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/posts/${post.id}`)}`)
    expect(screen.queryByRole('button', { name: 'Analyze This Worry' })).toBeNull()
    expect(api.callsTo('GET', /access/)).toEqual([])
  })

  it('shows that a text without words cannot be analyzed', async () => {
    fakeApi({
      ...handlers,
      'GET /analysis/posts/:id': () => anAnalysis({ isTooLittle: true, category: 'other', confidence: 0.1 }),
    })
    open(old())
    expect(await panel().findByText('There is too little in this text to go by.')).toBeTruthy()
    for (const name of ['What it is about', 'Confidence', 'Why this category?']) expect(panel().queryByText(name)).toBeNull()
  })

  it('refetches while a new worry is being analyzed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const post = aPost()
    let isDone = false
    fakeApi({ ...handlers, 'GET /analysis/posts/:id': () => (isDone ? anAnalysis({ postId: post.id }) : missing()) })
    open(post)
    await screen.findByRole('button', { name: 'Analyze This Worry' })
    isDone = true
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(await panel().findByText('Work & Career')).toBeTruthy()
  })

  it.each([
    ['the status 429', refused(429, 'Too many requests. Please wait a moment and try again')],
    ['a message about a quota', refused(400, 'Daily quota exceeded')],
  ])('is limited after %s: a notice, without a retry', async (_, answer) => {
    const post = old()
    fakeApi({ ...handlers, 'GET /analysis/posts/:id': missing, 'POST /analysis/posts/:id/analyze': answer })
    open(post)
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze This Worry' }))
    expect(await panel().findByText(QUOTA_MESSAGE)).toBeTruthy()
    expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Analyze This Worry' }).disabled).toBe(true)
    expect(panel().queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('is limited from the start when the quota is exhausted, and still shows the result', async () => {
    fakeApi({ ...handlers, 'GET /analysis/posts/:id/access': () => ({ ...ACCESS, remainingToday: 0 }) })
    open(own(), user)
    expect(await panel().findByText(QUOTA_MESSAGE)).toBeTruthy()
    expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Re-analyze' }).disabled).toBe(true)
    expect(panel().getByText('Work & Career')).toBeTruthy()
  })

  it.each([
    [401, '', 'Please log in to access this feature'],
    [403, '', 'You do not have permission to view this content'],
    [400, '', 'Failed to load analysis'],
    [400, 'The analysis sleeps', 'The analysis sleeps'],
  ])('maps the status %i with the message "%s" to "%s", and retries on demand', async (status, message, sentence) => {
    let isUp = false
    fakeApi({ ...handlers, 'GET /analysis/posts/:id': () => (isUp ? anAnalysis() : refused(status, message)()) })
    open(old(), null)
    expect(await panel().findByText(sentence)).toBeTruthy()
    isUp = true
    await userEvent.click(panel().getByRole('button', { name: 'Try Again' }))
    expect(await panel().findByText('Work & Career')).toBeTruthy()
  })

  it('retries twice without a response, then shows an error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const api = fakeApi({
      ...handlers,
      'GET /analysis/posts/:id': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    open(old())
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(await panel().findByText('Failed to load analysis')).toBeTruthy()
    expect(api.callsTo('GET', /^\/analysis\/posts\/[^/]+$/)).toHaveLength(3)
  })

  it('keeps the result when a new analysis fails', async () => {
    fakeApi({ ...handlers, 'POST /analysis/posts/:id/analyze': refused(400) })
    open(own(), user)
    await userEvent.click(await screen.findByRole('button', { name: 'Re-analyze' }))
    expect(await panel().findByText('Failed to analyze worry')).toBeTruthy()
    expect(panel().getByText('Work & Career')).toBeTruthy()
  })

  it('lets the author correct the category, and undo that', async () => {
    const post = own()
    const toasts = captureToasts()
    let found = anAnalysis({ postId: post.id })
    const api = fakeApi({
      ...handlers,
      'GET /analysis/posts/:id': () => found,
      'PUT /analysis/posts/:id/category': ({ body }) => {
        found = { ...found, category: (body.category ?? 'work') as 'work', method: body.category ? 'author' : 'embedding' }
        return found
      },
    })
    open(post, user)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another category' }))
    await userEvent.selectOptions(screen.getByLabelText('What is your worry about?'), 'family')
    expect(await panel().findByText('Family')).toBeTruthy()
    expect(panel().queryByText('Confidence')).toBeNull()
    expect(toasts).toEqual(['Thank you. Your choice counts.'])
    await userEvent.click(screen.getByRole('button', { name: 'Choose another category' }))
    await userEvent.click(screen.getByRole('button', { name: 'Let it be found by itself' }))
    expect(await panel().findByText('Work & Career')).toBeTruthy()
    expect(api.callsTo('PUT', /category/).map(({ body }) => body)).toEqual([{ category: 'family' }, { category: null }])
  })

  it('shows that the worry was changed after the analysis', async () => {
    fakeApi({ ...handlers, 'GET /analysis/posts/:id': () => anAnalysis({ isOutdated: true }) })
    open(old())
    expect(await panel().findByText('The worry was changed after this was found. A new look is on its way.')).toBeTruthy()
  })

  it('shows words and no numbers to an author in distress', async () => {
    fakeApi({
      ...handlers,
      'GET /analysis/posts/:id': () => anAnalysis({ isGentle: true, sentimentScore: -0.9 }),
      'GET /analysis/posts/:id/similar': () =>
        similar([aSimilar({ shortContent: 'like mine', createdAt: new Date().toISOString() })]),
    })
    open(own({ shortContent: 'mine' }), user, true)
    expect(await panel().findByText(/You do not have to carry it alone/)).toBeTruthy()
    await related().findByText('like mine')
    expect(panel().getByText('How this was read')).toBeTruthy()
    for (const name of ['Sentiment', 'How it sounds', 'Keywords']) expect(panel().queryByText(name)).toBeNull()
    expect(document.body.textContent).not.toMatch(/\d/)
  })

  it('is left out for a draft', () => {
    fakeApi(handlers)
    open(aPost({ publishedAt: null, createdAt: longAgo, updatedAt: longAgo }))
    expect(screen.queryByRole('region', { name: 'Worry Analysis' })).toBeNull()
  })
})

describe('a similar worry in another language', () => {
  it('shows the language, and others do not', async () => {
    fakeApi({
      ...handlers,
      'GET /analysis/posts/:id/similar': () =>
        similar([aSimilar({ shortContent: 'like mine' }), aSimilar({ shortContent: 'como el mío', otherLanguage: 'es' })]),
    })
    open(old())
    const spanish = (await related().findByText('como el mío')).closest('li') as HTMLElement
    expect(within(spanish).getByText('in Spanish')).toBeTruthy()
    expect(within(spanish).getByText('como el mío').getAttribute('lang')).toBe('es')
    expect(related().getAllByText(/^in /)).toHaveLength(1)
  })
})

describe('the response metrics', () => {
  it('are the me-too count and the similar concerns with their breakdown', async () => {
    fakeApi(handlers)
    open(old({ meTooCount: 3 }))
    await metrics().findByText('7')
    expect(metrics().getByText('Direct Responses').closest('div')?.textContent).toContain('3')
    expect(metrics().getByText('4 similar worries · 3 said “me too”')).toBeTruthy()
    expect(metrics().getByText(/^“Similar Concerns” are people who wrote nearly the same/)).toBeTruthy()
    expect(metrics().getByText('Nobody is alone with this.')).toBeTruthy()
  })

  it('fall back to 0 with a message each, and can be retried', async () => {
    let isUp = false
    fakeApi({
      ...handlers,
      'GET /metoo/:id/count': () => (isUp ? { count: 3 } : refused(400)()),
      'GET /analysis/posts/:id/similar-count': () => (isUp ? { count: 7 } : refused(400)()),
    })
    open(old({ meTooCount: 3 }))
    expect(await metrics().findByText('Me Too count unavailable')).toBeTruthy()
    expect(await metrics().findByText('Similar worries count unavailable')).toBeTruthy()
    expect(metrics().getAllByText('0')).toHaveLength(2)
    isUp = true
    for (const button of metrics().getAllByRole('button', { name: 'Retry' })) await userEvent.click(button)
    expect(await metrics().findByText('7')).toBeTruthy()
    expect(metrics().getByText('3')).toBeTruthy()
  })

  it.each([401, 403, 404])('have one message for the status %i of the similar count', async (status) => {
    fakeApi({ ...handlers, 'GET /analysis/posts/:id/similar-count': refused(status, 'Something telling') })
    open(old(), null)
    expect(await metrics().findByText('Failed to load similar worry count')).toBeTruthy()
  })

  it('update with a me-too elsewhere on the page', async () => {
    const post = old()
    let count = 7
    fakeApi({ ...handlers, 'GET /analysis/posts/:id/similar-count': () => ({ count }) })
    open(post)
    await metrics().findByText('7')
    count = 8
    act(() => emit('me-too.updated/1', { postId: post.id, count: 41, hasMeToo: true }))
    expect(await metrics().findByText('41')).toBeTruthy()
    expect(await metrics().findByText('8')).toBeTruthy()
    count = 9
    act(() => emit('support.changed/1', { postId: post.id, supportCount: 1, isShowingSupport: true }))
    expect(await metrics().findByText('9')).toBeTruthy()
    count = 10
    act(() => emit('me-too.updated/1', { postId: aPost().id, count: 5, hasMeToo: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(metrics().queryByText('10')).toBeNull()
  })
})

describe('the related worries', () => {
  it('are in two groups: very close, and in the same place', async () => {
    const worries = [aSimilar({ shortContent: 'close' }), aSimilar({ shortContent: 'near', band: 'same_place', similarity: 0.3 })]
    fakeApi({ ...handlers, 'GET /analysis/posts/:id/similar': () => similar(worries) })
    open(old())
    const group = async (name: string) => within(await related().findByRole('list', { name }))
    expect((await group('Very close')).getByText('close').closest('li')?.textContent).toContain('81% similar')
    const near = (await group('In the same place')).getByText('near').closest('li')
    expect(near?.textContent).not.toContain('similar')
    expect(related().getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it('show similarity, age and author, without the private worries of others', async () => {
    const api = fakeApi({
      ...handlers,
      'GET /analysis/posts/:id/similar': () =>
        similar([
          aSimilar({ shortContent: 'the same' }),
          aSimilar({ shortContent: 'not for me', privacyLevel: 'private' }),
          aSimilar({ shortContent: 'my own', privacyLevel: 'private', isOwnPost: true, isResolved: true }),
          aSimilar({ shortContent: 'unread', contentWarning: 'loss' }),
        ]),
    })
    open(old())
    const way = (await related().findByText('the same')).closest('a')
    expect(way?.getAttribute('href')).toMatch(/^\/posts\//)
    const first = way?.closest('li')
    expect(first?.textContent).toContain('81% similar')
    expect(first?.textContent).toContain('3 days ago')
    expect(first && within(first).getByRole('link', { name: 'Tomas' }).getAttribute('href')).toBe('/profile/tomas')
    expect(related().queryByText('not for me')).toBeNull()
    expect(related().getByText('my own').closest('li')?.textContent).toContain('Yours')
    expect(related().getByText('my own').closest('li')?.textContent).toContain('Resolved')
    expect(related().queryByText('unread')).toBeNull()
    expect(related().getByText('Warning: Loss and grief')).toBeTruthy()
    expect(api.callsTo('GET', /similar$/)[0]?.query.limit).toBe('5')
    expect(screen.getByRole('link', { name: 'Open the analysis in a new tab' }).getAttribute('target')).toBe('_blank')
  })

  it('show a failure while everything else is loaded', async () => {
    let isUp = false
    fakeApi({ ...handlers, 'GET /analysis/posts/:id/similar': () => (isUp ? similar([]) : refused(400)()) })
    open(old())
    expect(await related().findByText('Unable to load similar worries. Other features are still available.')).toBeTruthy()
    expect(await panel().findByText('Work & Career')).toBeTruthy()
    isUp = true
    await userEvent.click(related().getByRole('button', { name: 'Retry' }))
    expect(await related().findByText('No similar worries yet.')).toBeTruthy()
  })

  it('are ten at first on the analysis page, and more on demand', async () => {
    const api = fakeApi({
      ...handlers,
      'GET /analysis/posts/:id/similar': ({ query }) => ({
        ...similar([aSimilar({ shortContent: `of ${query.limit}` })]),
        hasMore: true,
      }),
    })
    open(old(), null, true)
    await related().findByText('of 10')
    await userEvent.click(related().getByRole('button', { name: 'Show more' }))
    expect(await related().findByText('of 20')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open the analysis in a new tab' })).toBeNull()
    await waitFor(() => expect(api.callsTo('GET', /similar$/)).toHaveLength(2))
  })
})

describe('labels', () => {
  it.each([
    [-1, 'very-negative'],
    [-0.7, 'very-negative'],
    [-0.69, 'negative'],
    [-0.3, 'negative'],
    [-0.29, 'neutral'],
    [0.29, 'neutral'],
    [0.3, 'positive'],
    [0.69, 'positive'],
    [0.7, 'very-positive'],
  ])('name the sentiment %d %s', (score, label) => expect(getSentiment(score)).toBe(label))

  it.each([
    [0.8, 'high'],
    [0.79, 'good'],
    [0.6, 'good'],
    [0.59, 'some'],
    [0.4, 'some'],
    [0.39, 'little'],
  ])('put the confidence %d into the band %s', (confidence, band) => expect(getBand(confidence)).toBe(band))

  it.each([
    [0, { unit: 'today', count: 0 }],
    [0.9, { unit: 'today', count: 0 }],
    [1, { unit: 'days', count: 1 }],
    [6.9, { unit: 'days', count: 6 }],
    [7, { unit: 'weeks', count: 1 }],
    [29.9, { unit: 'weeks', count: 4 }],
    [30, { unit: 'months', count: 1 }],
    [95, { unit: 'months', count: 3 }],
  ])('format an age of %d days', (days, label) => {
    const now = Date.now()
    expect(getAge(new Date(now - days * 86_400_000).toISOString(), now)).toEqual(label)
  })
})
