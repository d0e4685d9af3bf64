import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { CaseDetail, ModerationCase } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPost, captureToasts } from '../testing.ts'
import { ModerationPage } from './moderation-page.tsx'

const ines = aUser({ username: 'ines', displayName: 'Inês', role: 'moderator' })
const summary = { id: ines.id, username: 'ines', displayName: 'Inês', avatarUrl: null }
const open = (path = '/moderation', user = ines) => renderInKit(<ModerationPage />, { path, route: '/moderation', user })
const LATER = '2026-06-02T10:00:00.000Z'

function aCase(part: Partial<ModerationCase> = {}): ModerationCase {
  const { id, user } = aPost()
  return {
    id,
    kind: 'comment',
    subjectId: id,
    postId: id,
    author: user,
    excerpt: `Said ${id}`,
    deletedAt: null,
    moderationStatus: 'approved',
    state: 'open',
    source: 'report',
    isUrgent: false,
    dangerLevel: 0,
    waitingSince: '2026-06-01T10:00:00.000Z',
    dueAt: null,
    concernCount: 0,
    screening: [],
    reasons: ['harassment'],
    reportCount: 2,
    assignee: null,
    outcome: null,
    appeal: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    updatedAt: '2026-06-01T10:00:00.000Z',
    ...part,
  }
}
const aDetail = (part: Partial<CaseDetail> = {}): CaseDetail => ({
  ...aCase(part),
  content: 'All that was said',
  thread: [],
  person: null,
  reports: [],
  notes: [],
  concerns: [],
  history: [{ id: 1, what: 'opened', who: null, detail: null, at: '2026-06-01T10:00:00.000Z' }],
  outcomeReason: null,
  appealText: null,
  appealReason: null,
  isDecidedByViewer: false,
  ...part,
})
const queue = (cases: ModerationCase[], part = {}) => ({ cases, hasMore: false, open: cases.length, openAppeals: 0, ...part })
const caseLinks = () => within(screen.getByRole('tabpanel')).getAllByRole('link')
const entries = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

describe('the queue', () => {
  it('is not for members', () => {
    const api = fakeApi({})
    open('/moderation', aUser())
    expect(screen.getByText('This page is for moderators.')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('lists waiting cases, marks urgent ones, and shows counts', async () => {
    const api = fakeApi({
      'GET /moderation/cases': () =>
        queue([aCase({ isUrgent: true, screening: ['danger'], excerpt: 'first' }), aCase({ excerpt: 'second' })], {
          openAppeals: 3,
        }),
    })
    open()
    await screen.findByText('first')
    expect(entries()[0]).toContain('Urgent')
    expect(entries()[0]).toContain('Somebody may be in danger')
    expect(entries()[1]).not.toContain('Urgent')
    expect(entries()[1]).toContain('2 reports: Harassment')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Cases 2', 'Second looks 3'])
    expect([...new Set(api.callsTo('GET', '/moderation/cases').map(({ search }) => search))]).toEqual(['limit=20'])
  })

  it('links to the reports about the directory, with their number', async () => {
    fakeApi({
      'GET /moderation/cases': () => queue([]),
      'GET /resources/reports': () => ({ reports: [], total: 7, hasMore: true }),
    })
    open()
    // What is below the queue is shown after it.
    expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
    const way = await screen.findByRole('link', { name: 'Reports about the directory 7' })
    expect(way.getAttribute('href')).toBe('/resources/edit')
  })

  it('is filtered, and the filter is in the URL', async () => {
    const api = fakeApi({ 'GET /moderation/cases': () => queue([]) })
    const { navigation } = open()
    expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('State'), 'in_work')
    await userEvent.selectOptions(screen.getByLabelText('About'), 'story')
    await userEvent.selectOptions(screen.getByLabelText('In whose hands'), 'me')
    expect(navigation.path()).toBe('/moderation?state=in_work&kind=story&assigned=me')
    await waitFor(() =>
      expect(api.callsTo('GET', '/moderation/cases').at(-1)?.search).toBe('limit=20&state=in_work&kind=story&assigned=me'),
    )
    await userEvent.click(screen.getByRole('tab', { name: /Second looks/ }))
    await waitFor(() =>
      expect(api.callsTo('GET', '/moderation/cases').at(-1)?.search).toBe('limit=20&kind=story&assigned=me&appeals=true'),
    )
  })

  it('polls every 30 seconds without shifting: known cases update in place, new ones wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const [first, second] = [aCase({ excerpt: 'first' }), aCase({ excerpt: 'second' })]
    let cases = [first, second]
    fakeApi({ 'GET /moderation/cases': () => queue(cases) })
    open()
    await screen.findByText('first')
    const taken: ModerationCase = { ...second, state: 'in_work', assignee: summary, updatedAt: LATER }
    cases = [aCase({ excerpt: 'urgent', isUrgent: true }), aCase({ excerpt: 'new' }), taken]
    await act(() => vi.advanceTimersByTimeAsync(30_500))
    const button = await screen.findByRole('button', { name: '2 new cases' })
    expect(entries().map((text) => /first|second|urgent|new$/.exec(text)?.[0])).toEqual(['first', 'second'])
    expect(entries()[1]).toContain('In the hands of Inês')
    await userEvent.click(button)
    await screen.findByText('urgent')
    await waitFor(() => expect(document.activeElement).toBe(caseLinks()[0]))
    expect(screen.queryByRole('button', { name: /new cases/ })).toBeNull()
    expect(screen.queryByText('first')).toBeNull()
  })

  it('moves from case to case by the arrow keys', async () => {
    fakeApi({ 'GET /moderation/cases': () => queue([aCase(), aCase()]) })
    open()
    await screen.findAllByText(/^Said/)
    const [first, second] = caseLinks()
    act(() => first?.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(first)
  })

  it('shows a failure in place', async () => {
    fakeApi({ 'GET /moderation/cases': () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' }) })
    open()
    expect(await screen.findByText('The queue could not be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('a case', () => {
  const detail = aDetail({
    content: 'You are nothing',
    reports: [{ id: aPost().id, reporter: aPost().user, reason: 'harassment', details: 'Hurts', createdAt: LATER }],
    notes: [{ id: aPost().id, author: summary, text: 'Second time', createdAt: LATER }],
    history: [
      { id: 1, what: 'opened', who: null, detail: null, at: LATER },
      { id: 2, what: 'held', who: null, detail: 'encouraging-harm, links', at: LATER },
    ],
  })
  const path = `/moderation?case=${detail.id}`
  const read = { 'GET /moderation/cases/:id': () => detail as unknown }

  it('shows its reports, notes and history, and takes the focus', async () => {
    fakeApi(read)
    open(path)
    const heading = await screen.findByRole('heading', { name: 'Comment from Tomas' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    for (const text of [
      'You are nothing',
      'Hurts',
      'Second time',
      'The case was opened',
      '· Encourages harm, Links',
      'Nobody works on this case yet.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/moderation')
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['keep', 'warn', 'remove', 'pause'])
  })

  it('is claimed and released', async () => {
    let now = detail
    const api = fakeApi({
      ...read,
      'PUT /moderation/cases/:id/assignee': ({ body }) => {
        now = { ...now, assignee: body.isMine ? summary : null, state: body.isMine ? 'in_work' : 'open', updatedAt: LATER }
        return now
      },
    })
    open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Take this case' }))
    expect(await screen.findByText('This case is in your hands.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Give it back' }))
    expect(await screen.findByText('Nobody works on this case yet.')).toBeTruthy()
    expect(api.callsTo('PUT', /assignee$/).map(({ body }) => body)).toEqual([{ isMine: true }, { isMine: false }])
  })

  it('that somebody else was assigned meanwhile shows who, without an error', async () => {
    let now = detail
    const toasts: unknown[] = []
    onTestFinished(on('toast/1', ({ kind, message }) => toasts.push({ kind, message })))
    fakeApi({
      'GET /moderation/cases/:id': () => now,
      'PUT /moderation/cases/:id/assignee': () => {
        now = { ...detail, assignee: { ...summary, displayName: 'Amadou', id: aPost().id }, state: 'in_work', updatedAt: LATER }
        return new ErrorResponse(409, { code: 'CONFLICT', message: 'Somebody else is looking at this case' })
      },
    })
    open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Take this case' }))
    expect(await screen.findByText('This case is in the hands of Amadou. You can still decide it.')).toBeTruthy()
    expect(toasts).toEqual([{ kind: 'info', message: 'Somebody else is looking at this case.' }])
  })

  it('is decided with a reason, which is a draft until then', async () => {
    const toasts = captureToasts()
    const api = fakeApi({
      ...read,
      'POST /moderation/cases/:id/decision': ({ body }) => ({
        ...detail,
        takeBreak: false,
        state: 'resolved',
        outcome: body.outcome,
        outcomeReason: body.reason,
        updatedAt: LATER,
      }),
    })
    const { unmount } = open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Decide' }))
    expect(screen.getByText('Please choose what to do')).toBeTruthy()
    expect(screen.getByText('Please say why in a sentence that the author may read')).toBeTruthy()
    expect(api.callsTo('POST', /decision/)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Remove' }))
    await userEvent.type(screen.getByLabelText('Why?'), 'It hurts')
    unmount()
    open(path)
    await userEvent.type(await screen.findByLabelText('Why?'), ' people.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(toasts).toEqual(['Decided. The author and whoever reported it are told.']))
    expect(api.callsTo('POST', /decision/)[0]?.body).toEqual({ outcome: 'remove', reason: 'It hurts people.' })
    expect(await screen.findByText('It hurts people.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Decision' })))
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('It hurts')
  })

  it('about a person has no decision to remove', async () => {
    const person = aDetail({ kind: 'person', excerpt: null, content: null, postId: null, moderationStatus: null })
    fakeApi({ 'GET /moderation/cases/:id': () => person })
    open(`/moderation?case=${person.id}`)
    await screen.findByRole('heading', { name: 'About Tomas' })
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['keep', 'warn', 'pause'])
  })

  it('gets a note, and rejects an empty one', async () => {
    const api = fakeApi({
      ...read,
      'POST /moderation/cases/:id/notes': ({ body }) => ({
        ...detail,
        notes: [...detail.notes, { id: aPost().id, author: summary, text: body.text, createdAt: LATER }],
      }),
    })
    open(path)
    const saveButton = await screen.findByRole('button', { name: 'Leave the note' })
    await userEvent.click(saveButton)
    expect(screen.getByText('Please write a note')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('A note'), 'Watch this')
    await userEvent.click(saveButton)
    expect(await screen.findByText('Watch this')).toBeTruthy()
    expect(api.callsTo('POST', /notes$/)).toHaveLength(1)
    expect(screen.getByLabelText<HTMLTextAreaElement>('A note').value).toBe('')
  })

  it('decides an appeal, and shows who should', async () => {
    const appealed = aDetail({
      state: 'resolved',
      outcome: 'remove',
      outcomeReason: 'It hurt',
      appeal: 'open',
      appealText: 'I was joking',
      isDecidedByViewer: true,
    })
    const api = fakeApi({
      'GET /moderation/cases/:id': () => appealed,
      'POST /moderation/cases/:id/appeal/decision': ({ body }) => ({ ...appealed, appeal: 'granted', appealReason: body.reason }),
    })
    open(`/moderation?case=${appealed.id}`)
    const part = within(await screen.findByRole('region', { name: 'Second look' }))
    expect(part.getByText('I was joking')).toBeTruthy()
    expect(part.getByText(/^You decided this case/)).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    expect(part.getByText('Please choose what to do')).toBeTruthy()
    await userEvent.click(part.getByRole('radio', { name: 'Take the decision back' }))
    await userEvent.type(part.getByLabelText('Why?'), 'Fair')
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    expect(await part.findByText('The decision was taken back.')).toBeTruthy()
    expect(api.callsTo('POST', /appeal\/decision$/)[0]?.body).toEqual({ isGranted: true, reason: 'Fair' })
  })

  it('shows that it was changed meanwhile, and updates on demand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let now = detail
    fakeApi({ 'GET /moderation/cases/:id': () => now })
    open(path)
    await screen.findByText('You are nothing')
    now = { ...detail, assignee: { ...summary, displayName: 'Amadou', id: aPost().id }, state: 'in_work', updatedAt: LATER }
    await act(() => vi.advanceTimersByTimeAsync(30_500))
    const button = await screen.findByRole('button', { name: 'Show what is new' })
    expect(screen.getByText('Nobody works on this case yet.')).toBeTruthy()
    await userEvent.click(button)
    expect(await screen.findByText('This case is in the hands of Amadou. You can still decide it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take this case' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show what is new' })).toBeNull()
  })

  it('has a not-found state', async () => {
    fakeApi({ 'GET /moderation/cases/:id': () => new ErrorResponse(404, { code: 'NOT_FOUND' }) })
    open('/moderation?case=nothing')
    expect(await screen.findByText('This case is not here')).toBeTruthy()
  })
})

describe('the log', () => {
  const cases = Array.from({ length: 4 }, () => aCase())
  const logged = (id: number, part = {}) => ({
    id,
    what: 'decided',
    who: summary,
    detail: 'remove',
    at: LATER,
    caseId: cases[id]?.id,
    kind: 'comment',
    ...part,
  })

  it('shows event and moderator, links to the case, and loads page by page', async () => {
    fakeApi({
      'GET /moderation/log': ({ query }) =>
        query.offset === '50'
          ? { events: [logged(2), logged(1, { what: 'opened', who: null, detail: null })], hasMore: false }
          : { events: [logged(3), logged(2)], hasMore: true },
    })
    open('/moderation?log')
    const [latest] = await screen.findAllByRole('link', { name: /Comment.*Decided · Remove.*Inês/ })
    expect(latest?.getAttribute('href')).toBe(`/moderation?case=${cases[3]?.id}`)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    // A case that moved to the next page meanwhile is listed once.
    await screen.findByRole('link', { name: /The case was opened.*Automatic/ })
    expect(screen.getAllByRole('link', { name: /Decided|opened/ })).toHaveLength(3)
  })

  it('shows a failure, with a retry', async () => {
    let isUp = false
    fakeApi({
      'GET /moderation/log': () =>
        isUp ? { events: [], hasMore: false } : new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' }),
    })
    open('/moderation?log')
    const again = await screen.findByRole('button', { name: 'Try Again' })
    isUp = true
    await userEvent.click(again)
    expect(await screen.findByText('Nothing was done yet.')).toBeTruthy()
  })
})

describe('an urgent case', () => {
  const concern = {
    id: aPost().id,
    createdAt: LATER,
    hasMessage: true,
    isReported: false,
    sentLately: 3,
    isSenderSuspended: false,
  }
  const urgent = aDetail({
    kind: 'post',
    isUrgent: true,
    dangerLevel: 3,
    dueAt: '2026-06-01T10:30:00.000Z',
    concernCount: 1,
    concerns: [concern],
  })
  const path = `/moderation?case=${urgent.id}`
  const read = { 'GET /moderation/cases/:id': () => urgent }

  it('shows in words why it is urgent, its waiting time and deadline, without a score', async () => {
    fakeApi({
      'GET /moderation/cases': () =>
        queue([
          aCase({ isUrgent: true, dangerLevel: 2, dueAt: '2126-06-01T14:00:00.000Z', concernCount: 2, excerpt: 'first' }),
          aCase({ isUrgent: true, dangerLevel: 3, dueAt: '2026-06-01T10:30:00.000Z', excerpt: 'second' }),
        ]),
    })
    open()
    await screen.findByText('first')
    expect(entries()[0]).toContain('Present thoughts')
    expect(entries()[0]).toContain('Several people are worried')
    expect(entries()[0]).toContain('Waits since Jun 1, 2026')
    expect(entries()[0]).toContain('Please look at it before Jun 1, 2126')
    expect(entries()[1]).toContain('Please look at it next')
    expect(screen.getByRole('link', { name: /what you may and may not do/ }).getAttribute('href')).toBe(
      '/moderation/urgent-cases',
    )
  })

  it('can be answered with a message template, after a preview', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ ...read, 'POST /moderation/cases/:id/reach-out': () => ({ ...urgent, updatedAt: LATER }) })
    open(path)
    await userEvent.selectOptions(await screen.findByLabelText('Ready message'), 'Please reach somebody')
    expect(screen.getByText(/^We are not a crisis service/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }))
    await waitFor(() => expect(toasts).toEqual(['The message was sent.']))
    expect(api.callsTo('POST', /reach-out/)[0]?.body).toEqual({ message: 'please-reach-somebody' })
  })

  it('lists concerns without naming the sender, and can restrict a sender', async () => {
    const suspended = { ...urgent, concerns: [{ ...concern, isSenderSuspended: true }], updatedAt: LATER }
    const api = fakeApi({ ...read, 'PUT /moderation/cases/:id/concerns/:concern/suspension': () => suspended })
    open(path)
    const part = within(await screen.findByRole('region', { name: 'Worried about the author' }))
    expect(part.getByText('With a message to the person')).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Take “I’m worried” from this sender' }))
    expect(await part.findByRole('button', { name: 'Give “I’m worried” back to this sender' })).toBeTruthy()
    expect(api.callsTo('PUT', /suspension/)[0]?.body).toEqual({ isSuspended: true })
  })

  it('suggests a break after several, which the moderator can dismiss', async () => {
    fakeApi({
      ...read,
      'POST /moderation/cases/:id/decision': () => ({ ...urgent, state: 'resolved', takeBreak: true, updatedAt: LATER }),
    })
    open(path)
    await userEvent.click(await screen.findByRole('radio', { name: 'Keep' }))
    await userEvent.type(screen.getByLabelText('Why?'), 'It may stay')
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
    expect(await screen.findByText(/Take a break if you can/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Put away' }))
    expect(screen.queryByText(/Take a break if you can/)).toBeNull()
  })

  it('shows the surrounding texts, the author’s public data, and the messages they got', async () => {
    const [around, own] = [aPost(), aPost()]
    const text = (kind: 'post' | 'comment', { id, user }: typeof own, excerpt: string) => ({
      ...{ id, kind, postId: around.id, author: user, excerpt, createdAt: LATER },
    })
    const detail = {
      ...urgent,
      thread: [text('post', around, 'The exam on Monday')],
      person: {
        joinedAt: '2026-01-05T10:00:00.000Z',
        measures: 1,
        otherCases: 0,
        messages: [{ message: 'we-read-you' as const, at: LATER }],
        texts: [text('comment', own, 'I cannot sleep')],
      },
    }
    fakeApi({ 'GET /moderation/cases/:id': () => detail })
    open(path)
    const thread = within(await screen.findByRole('region', { name: 'What stands around it' }))
    expect(thread.getByText('The exam on Monday')).toBeTruthy()
    const author = within(screen.getByRole('region', { name: 'About the author' }))
    expect(author.getByText('A member since Jan 5, 2026')).toBeTruthy()
    expect(author.getByText('Decisions against them in 90 days: 1')).toBeTruthy()
    expect(author.getByText('I cannot sleep')).toBeTruthy()
    expect(author.getByRole('link', { name: 'Comment' }).getAttribute('href')).toBe(`/posts/${around.id}#comment-${own.id}`)
    expect(within(screen.getByRole('region', { name: 'Reach out' })).getByText(/^Sent on .*: We have read you$/)).toBeTruthy()
  })

  it('shows a deleted text as long as the case waits', async () => {
    fakeApi({ 'GET /moderation/cases/:id': () => ({ ...urgent, content: 'Said and deleted', deletedAt: LATER }) })
    open(path)
    expect(await screen.findByText('Said and deleted')).toBeTruthy()
    expect(screen.getByText(/Only moderators can still read it, until the case is decided/)).toBeTruthy()
  })
})

describe("a moderator's day", () => {
  const none = { count: 0, oldest: null }
  const day = {
    urgent: {
      count: 2,
      overdue: 1,
      oldest: {
        caseId: aPost().id,
        // From the response on: a busy machine runs the test a minute after this file is read.
        get since() {
          return new Date(Date.now() - 40 * 60_000).toISOString()
        },
      },
    },
    kinds: { post: { count: 3, oldest: null }, comment: none, story: none, person: none },
    appeals: none,
    mine: none,
    days: [{ day: '2026-06-02', opened: 5, decided: 4, medianMinutes: 135, urgent: 2, urgentInTime: 1 }],
  }

  const unanswered = { posts: [], total: 0, figures: { all: null, languages: [] } }

  it('lists the worries that will soon have waited a day, and how soon others were answered', async () => {
    const posts = [aPost({ shortContent: 'nobody answers' })]
    const line = { medianMinutes: 33, withinHour: 67, withinDay: 80 }
    const figures = {
      all: line,
      languages: [
        { language: 'de', ...line },
        { language: null, ...line, medianMinutes: null },
      ],
    }
    fakeApi({ 'GET /moderation/day': () => day, 'GET /moderation/unanswered': () => ({ posts, total: 21, figures }) })
    open('/moderation?day')
    expect(await screen.findByRole('heading', { name: 'Worries without a first word (21)' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'nobody answers' }).getAttribute('href')).toBe(`/posts/${posts[0]?.id}#comments`)
    const cells = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells('Deutsch')).toEqual(['33 minutes', '67%', '80%'])
    expect(cells('Other languages')).toEqual(['–', '67%', '80%'])
  })

  it('shows the waiting cases with their age and links, and the figures of the last days', async () => {
    fakeApi({ 'GET /moderation/day': () => day, 'GET /moderation/unanswered': () => unanswered })
    open('/moderation?day')
    const oldest = await screen.findByRole('link', { name: 'The oldest waits for 40 minutes' })
    expect(oldest.getAttribute('href')).toBe(`/moderation?case=${day.urgent.oldest.caseId}`)
    expect(screen.getByText('Urgent and past their time: 1')).toBeTruthy()
    expect(screen.getByRole('link', { name: '3 Worry' }).getAttribute('href')).toBe('/moderation?kind=post')
    expect(screen.queryByText('Story')).toBeNull()
    expect(
      within(screen.getAllByRole('row')[1] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['5', '4', '2 hours', '1 of 2']])
  })

  it('shows an empty state, and a failure', async () => {
    let isUp = false
    const empty = { ...day, urgent: { ...none, overdue: 0 }, kinds: { ...day.kinds, post: none } }
    fakeApi({
      'GET /moderation/day': () => (isUp ? empty : new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' })),
      'GET /moderation/unanswered': () => unanswered,
    })
    open('/moderation?day')
    expect(await screen.findByText('The day could not be loaded')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Nothing waits here.')).toBeTruthy()
  })
})

describe('single keys', () => {
  const cases = [aCase({ excerpt: 'first' }), aCase({ excerpt: 'second' })]
  const [first, second] = cases as [ModerationCase, ModerationCase]

  it('move through the queue, take a case, and are listed by ?', async () => {
    const api = fakeApi({
      'GET /moderation/cases': () => queue(cases),
      'PUT /moderation/cases/:id/assignee': () => aDetail({ ...second, state: 'in_work', assignee: summary, updatedAt: LATER }),
    })
    open()
    await screen.findByText('first')
    const row = (text: string) => screen.getByText(text).closest('a')
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(row('first'))
    await userEvent.keyboard('jja')
    expect(document.activeElement).toBe(row('second'))
    expect(await screen.findByText('In the hands of Inês')).toBeTruthy()
    expect(api.callsTo('PUT', `/moderation/cases/${second.id}/assignee`).map(({ body }) => body)).toEqual([{ isMine: true }])
    await userEvent.keyboard('k')
    expect(document.activeElement).toBe(row('first'))
    await userEvent.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
    await userEvent.keyboard('j')
    expect(document.activeElement).not.toBe(row('first'))
  })

  it('reach the parts of a case and its neighbours, but not while typing', async () => {
    fakeApi({
      'GET /moderation/cases': () => queue(cases),
      'GET /moderation/cases/:id': ({ params }) => aDetail({ ...(params.id === first.id ? first : second), isUrgent: true }),
    })
    const { navigation } = open()
    await userEvent.click(await screen.findByText('first'))
    await screen.findByLabelText('Ready message')
    await userEvent.keyboard('r')
    expect(document.activeElement).toBe(screen.getByLabelText('Ready message'))
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.keyboard('n')
    expect(document.activeElement).toBe(screen.getByLabelText('A note'))
    await userEvent.keyboard('junk')
    expect(screen.getByLabelText<HTMLTextAreaElement>('A note').value).toBe('junk')
    expect(navigation.path()).toBe(`/moderation?case=${first.id}`)
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.keyboard('j')
    await waitFor(() => expect(navigation.path()).toBe(`/moderation?case=${second.id}`))
    await userEvent.keyboard('u')
    await waitFor(() => expect(navigation.path()).toBe('/moderation'))
  })

  it('can be switched off on this device', async () => {
    fakeApi({ 'GET /moderation/cases': () => queue(cases) })
    open()
    await screen.findByText('first')
    await userEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Use single keys' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const before = document.activeElement
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(before)
  })
})
