import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BlogDialog } from '../features/long-text/blog-dialog.tsx'
import { EditDialog } from '../features/post-actions/edit-dialog.tsx'
import { PublishDialog } from '../features/post-actions/publish-dialog.tsx'
import { ReportDialog } from '../features/report/report-dialog.tsx'
import { ResolveDialog } from '../features/resolve/resolve-dialog.tsx'
import { anOwnPost, aPost, aShellWithHelp, captureToasts } from '../testing.ts'
import { ShareWorry } from './share-worry.tsx'

const HEAVY = 'I want to kill myself'
const prompts = () => [{ id: 'a', text: 'I am worried about…' }]
const check = { level: 0, method: false }
let user = aUser()
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your worry')
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function aHeavyWorry(words = HEAVY) {
  renderInKit(<ShareWorry onShared={() => {}} />, { user })
  await userEvent.click(await screen.findByRole('radio', { name: 'I am worried about…' }))
  await userEvent.type(text(), words)
}

beforeEach(() => {
  localStorage.clear()
  user = aUser()
})

describe('a worry that sounds heavy', () => {
  it('is sent only after the answer, once, and confirmed', async () => {
    const toasts = captureToasts()
    const shell = aShellWithHelp()
    const api = fakeApi({
      'GET /posts/prompts': prompts,
      'POST /safety/check': () => check,
      'POST /posts': () => anOwnPost(user),
    })
    await aHeavyWorry()
    await clickButton('Share worry')
    await clickButton('Share worry')
    await waitFor(() => expect(shell.offers).toEqual([{ level: 2, method: false, from: 'post' }]))
    expect(api.callsTo('POST', '/posts')).toEqual([])
    act(() => shell.answer('share'))
    await waitFor(() =>
      expect(toasts).toEqual(['Your worry is shared. If it gets too heavy, “Need help now?” is on every page.']),
    )
    expect(api.callsTo('POST', '/posts')).toHaveLength(1)
    expect(shell.offers).toHaveLength(1)
  })

  it('keeps its text when the panel is closed, and is shared by the next click without another panel', async () => {
    const shell = aShellWithHelp()
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    const words = `${HEAVY}, and nobody knows`
    await aHeavyWorry(words)
    await clickButton('Share worry')
    await waitFor(() => expect(shell.offers).toHaveLength(1))
    act(() => shell.answer('close'))
    await act(async () => {})
    expect(text().value).toBe(words)
    expect(api.callsTo('POST', '/posts')).toEqual([])
    await clickButton('Share worry')
    await waitFor(() => expect(api.callsTo('POST', '/posts')).toHaveLength(1))
    expect(shell.offers).toHaveLength(1)
  })

  it('is saved as a draft', async () => {
    const toasts = captureToasts()
    const shell = aShellWithHelp()
    const draft = anOwnPost(user, { isScheduled: true, publishedAt: null })
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => draft })
    await aHeavyWorry(`${HEAVY} as a draft`)
    await clickButton('Share worry')
    await waitFor(() => expect(shell.offers).toHaveLength(1))
    act(() => shell.answer('draft'))
    await waitFor(() => expect(toasts).toEqual(['Your draft is saved. Only you can see it.']))
    expect(api.callsTo('POST', '/posts')[0]?.body).toMatchObject({ isScheduled: true })
  })

  it('is shared at once without a shell that opens a panel', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    await aHeavyWorry(`${HEAVY} alone`)
    await clickButton('Share worry')
    await waitFor(() => expect(api.callsTo('POST', '/posts')).toHaveLength(1))
  })

  it('with a method is held, with the reason why others cannot see it', async () => {
    const toasts = captureToasts()
    const shell = aShellWithHelp()
    fakeApi({
      'GET /posts/prompts': prompts,
      'POST /safety/check': () => ({ level: 2, method: true }),
      'POST /posts': () => anOwnPost(user, { moderationStatus: 'pending' }),
    })
    await aHeavyWorry('some words or other')
    await clickButton('Share worry')
    await waitFor(() => expect(shell.offers).toEqual([{ level: 2, method: true, from: 'post' }]))
    act(() => shell.answer('share'))
    await waitFor(() =>
      expect(toasts).toEqual([
        "Others can't see this text, because it names ways to get hurt. It stays yours as a private draft.",
      ]),
    )
  })

  it('shows one line while it is typed, which can be dismissed for a day, and suggests a warning', async () => {
    fakeApi({ 'GET /posts/prompts': prompts })
    await aHeavyWorry()
    const line = await screen.findByText(/If this gets too heavy, there are people who listen\./, {}, { timeout: 4_000 })
    expect(within(line).getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help')
    expect(screen.getByText(/You may choose a warning here, if you like/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Content warning').value).toBe('')
    await clickButton('Put this line away')
    expect(screen.queryByText(/people who listen/)).toBeNull()
    cleanup()
    renderInKit(<ShareWorry onShared={() => {}} />, { user })
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(screen.queryByText(/people who listen/)).toBeNull()
    cleanup()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000)
    renderInKit(<ShareWorry onShared={() => {}} />, { user })
    expect(await screen.findByText(/people who listen/, {}, { timeout: 4_000 })).toBeTruthy()
  })
})

describe('other texts', () => {
  it.each([
    {
      what: 'a change of a worry',
      open: () => <EditDialog post={anOwnPost(user)} onClose={() => {}} />,
      field: 'Your worry',
      button: 'Save changes',
      from: 'post',
      sent: ['PUT', /^\/posts\/[^/]+$/],
    },
    {
      what: 'a longer text',
      open: () => <BlogDialog post={anOwnPost(user)} onClose={() => {}} />,
      field: 'Blog content',
      button: 'Save blog content',
      from: 'post',
      sent: ['POST', /blog/],
    },
    {
      what: 'what helped',
      open: () => <ResolveDialog post={anOwnPost(user)} onClose={() => {}} />,
      field: 'What helped you?',
      button: 'Mark as resolved',
      from: 'story',
      sent: ['POST', /resolve$/],
    },
    {
      what: 'the reason of a report',
      open: () => <ReportDialog kind="post" id={aPost().id} onClose={() => {}} />,
      field: 'Details, if you like',
      button: 'Send report',
      from: 'report',
      sent: ['POST', /report$/],
    },
  ] as const)('$what is sent only after the answer', async ({ what, open, field, button, from, sent }) => {
    const shell = aShellWithHelp()
    const api = fakeApi({})
    renderInKit(open(), { user })
    const area = screen.getByLabelText<HTMLTextAreaElement>(field)
    await userEvent.clear(area)
    await userEvent.type(area, `${HEAVY}: ${what}`)
    await clickButton(button)
    await waitFor(() => expect(shell.offers).toEqual([{ level: 2, method: false, from }]))
    expect(api.callsTo(sent[0], sent[1])).toEqual([])
    act(() => shell.answer('close'))
    await act(async () => {})
    expect(area.value).toContain(HEAVY)
    await clickButton(button)
    await waitFor(() => expect(api.calls.filter(({ method, path }) => method !== 'GET' && sent[1].test(path))).toHaveLength(1))
  })

  it('of a published draft include its longer text, and it stays a draft unless shared', async () => {
    const shell = aShellWithHelp()
    const post = anOwnPost(user, { isScheduled: true, publishedAt: null, hasLongContent: true })
    const api = fakeApi({ 'GET /posts/:id': () => ({ ...post, longContent: `${HEAVY}, at length` }) })
    const onClose = vi.fn()
    renderInKit(<PublishDialog post={post} onClose={onClose} />, { user })
    await clickButton('Publish now')
    await waitFor(() => expect(shell.offers).toEqual([{ level: 2, method: false, from: 'post' }]))
    act(() => shell.answer('draft'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo('PUT', /posts/)).toEqual([])
  })
})
