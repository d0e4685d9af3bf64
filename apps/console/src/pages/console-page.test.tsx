import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SerializedReason } from '@worrystone/contracts'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRemote, aRollout, CANDIDATE, EARLIER, STABLE } from '../testing/a-remote.ts'
import { admin, fakeRegistry } from '../testing/fake-registry.ts'
import { ConsolePage } from './console-page.tsx'

// No delays between keys: some of these tests use fake timers.
const person = userEvent.setup({ delay: null })
const show = (path = '/platform') => renderInKit(<ConsolePage />, { path, user: admin, namespace: 'console' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const countCalls = ({ requests }: { requests: () => string[] }, call: string) =>
  requests().filter((request) => request === call).length

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

describe('all remotes', () => {
  it('show what visitors get, and link to the remote', async () => {
    fakeRegistry(aRemote({ remote: 'account' }), aRollout({ remote: 'worries' }))
    show()
    const account = await screen.findByRole('article', { name: 'account' })
    expect(within(account).getByText('Steady')).toBeDefined()
    expect(within(account).getByTitle(STABLE).textContent).toBe(STABLE.slice(0, 7))
    const worries = screen.getByRole('article', { name: 'worries' })
    expect(within(worries).getByText('Rolling out, 10%')).toBeDefined()
    expect(within(worries).getByText(/^10% of the visitors get/)).toBeDefined()
    expect(within(worries).getByText('Healthy')).toBeDefined()
    expect(within(worries).getByRole('listitem', { current: 'step' }).textContent).toContain('10%')
    expect(within(worries).getByRole('link', { name: 'worries' }).getAttribute('href')).toBe('/platform/worries')
  })

  it.each([
    [aRemote({ kill: { on: true, messageKey: null } }), 'Switched off'],
    [aRollout({ candidate: { ...aRollout().candidate, state: 'halted' } as never }), 'Halted'],
    [aRollout({ candidate: { ...aRollout().candidate, state: 'paused' } as never }), 'Paused at 10%'],
  ])('show the state of a remote as a word: %#', async (status, word) => {
    fakeRegistry(status)
    show()
    expect(await screen.findByText(word)).toBeDefined()
  })

  it('explain the words of their cards', async () => {
    fakeRegistry(aRemote())
    show()
    await person.click(await screen.findByText('What the words on these cards mean'))
    expect(await screen.findByText('Everybody gets the stable build, and no new one is being tried.')).toBeDefined()
  })

  it('have an empty state', async () => {
    fakeRegistry()
    show()
    expect(await screen.findByText('No remote is published yet.')).toBeDefined()
  })

  it('show a failure, with a retry', async () => {
    const registry = fakeRegistry(aRemote())
    registry.isUnreachable = true
    show()
    const alert = await screen.findByRole('alert')
    registry.isUnreachable = false
    await person.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('article', { name: 'worries' })).toBeDefined()
  })
})

describe('the figures', () => {
  it('are polled every three seconds, and not in a hidden tab', async () => {
    const registry = fakeRegistry(aRemote())
    show()
    await screen.findByRole('article', { name: 'worries' })
    const before = countCalls(registry, 'GET /registry/remotes')
    await pass(9_100)
    expect(countCalls(registry, 'GET /registry/remotes') - before).toBe(3)

    act(() => focusManager.setFocused(false))
    const hidden = countCalls(registry, 'GET /registry/remotes')
    await pass(30_000)
    expect(countCalls(registry, 'GET /registry/remotes')).toBe(hidden)
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(countCalls(registry, 'GET /registry/remotes')).toBe(hidden + 1))
  })

  it('stay on screen when the service is down, with their time', async () => {
    const registry = fakeRegistry(aRemote())
    show()
    await screen.findByRole('article', { name: 'worries' })
    expect(screen.queryByText(/does not answer/)).toBeNull()
    registry.isUnreachable = true
    await pass(3_100)
    expect(await screen.findByText(/^Figures of .*does not answer; this page asks again by itself\.$/)).toBeDefined()
    expect(screen.getByRole('article', { name: 'worries' })).toBeDefined()
    registry.isUnreachable = false
    await pass(3_100)
    await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull())
  })

  it('update with changes by others', async () => {
    const registry = fakeRegistry(aRollout())
    show('/platform/worries')
    await screen.findByRole('button', { name: 'Pause' })
    registry.changeElsewhere('worries', { candidate: { ...aRollout().candidate, state: 'halted' } as never })
    await pass(3_100)
    expect(await screen.findByText('Halted')).toBeDefined()
  })
})

describe('one remote', () => {
  it('lists its builds with source and actions', async () => {
    fakeRegistry(aRollout())
    show('/platform/worries')
    const builds = await screen.findByRole('region', { name: 'Builds' })
    const [candidate] = within(builds).getAllByRole('listitem')
    expect(candidate?.textContent).toMatch(
      /9be01d2.*1\.5\.0.*Candidate.*Published by .*token worries-ci.*40 minutes ago.*Commit 9f1c2d3.*61\.2 kB/,
    )
    await person.click(within(builds).getAllByRole('button', { name: /^What to do with/ })[2] as HTMLElement)
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Roll out', 'Pin a group', 'Block'])
  })

  it('shows the share of each build', async () => {
    const registry = fakeRegistry(aRollout())
    const point = { at: new Date().toISOString(), failures: 0, mountMs: { p50: 1, p95: 2 } }
    registry.health = {
      bucketMinutes: 1,
      builds: [
        { build: CANDIDATE, points: [{ ...point, visits: 100 }] },
        { build: STABLE, points: [{ ...point, visits: 900 }] },
      ],
    }
    show('/platform/worries')
    const shares = await screen.findByRole('region', { name: 'Who has what' })
    await waitFor(() => expect(within(shares).getAllByRole('listitem')).toHaveLength(2))
    const [first, second] = within(shares).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/3fa2c1b.*Stable90%900 visits/)
    expect(second?.textContent).toMatch(/9be01d2.*Candidate10%100 visits/)
  })

  it('has a table for its chart', async () => {
    const registry = fakeRegistry(aRollout())
    const at = new Date().toISOString()
    registry.health = {
      bucketMinutes: 1,
      builds: [{ build: STABLE, points: [{ at, visits: 1_900, failures: 4, mountMs: { p50: 212, p95: 840 } }] }],
    }
    show('/platform/worries')
    await person.click(await screen.findByRole('button', { name: 'View as table' }))
    const table = await screen.findByRole('region', { name: 'Share of visits that failed' })
    expect(within(table).getByRole('cell').textContent).toBe('0.21%, 4 of 1,900 visits')
    await person.click(screen.getByRole('tab', { name: 'Time to mount' }))
    expect(screen.getByRole('cell', { name: '840 ms, half within 212 ms' })).toBeDefined()
  })

  it('does not shift the history: new entries wait behind a button', async () => {
    const registry = fakeRegistry(aRollout())
    registry.history = Array.from(
      { length: 14 },
      (_, at) => ({ ...registry.history[0], revision: 14 - at, why: `Reason ${14 - at}` }) as never,
    )
    show('/platform/worries')
    const history = await screen.findByRole('region', { name: 'History' })
    await within(history).findByText('Reason 14')
    expect(within(history).queryByText('Reason 4')).toBeNull()
    await person.click(within(history).getByRole('button', { name: 'Show earlier changes' }))
    await within(history).findByText('Reason 1')

    registry.changeElsewhere('worries')
    await pass(3_100)
    expect(within(history).queryByText('Something else')).toBeNull()
    await person.click(await within(history).findByRole('button', { name: 'Show what is new' }))
    expect(await within(history).findByText('Something else')).toBeDefined()
    expect(within(history).getAllByText('Reason 5')).toHaveLength(1)
  })

  it('explains which build a visitor gets', async () => {
    const registry = fakeRegistry(aRollout())
    show('/platform/worries')
    await person.type(await screen.findByLabelText('Username'), 'mira')
    await person.click(screen.getByRole('button', { name: 'Explain' }))
    expect(await screen.findByText('chosen: stable')).toBeDefined()
    expect(registry.requests()).toContain('POST /registry/remotes/worries/explain')
  })

  it('has texts for the reasons it knows, and shows unknown ones as the registry words them', async () => {
    const registry = fakeRegistry(aRollout())
    const lines = [
      ['candidate …: rolled out', { code: 'share', build: CANDIDATE, percentBp: 1_000, bucket: 4_210 }],
      [
        'previous …: needs a shell',
        { code: 'weighed', by: 'previous', build: EARLIER, problem: 'shell', needs: '^2.0.0', has: '1.0.0' },
      ],
      ['only for role admin', { code: 'not-meant', build: CANDIDATE, groups: [{ by: 'role', value: 'admin' }] }],
      ['something of next year', { code: 'of-next-year' }],
      ['chosen: stable …', { code: 'chosen', by: 'stable', build: STABLE }],
    ] as const
    registry.explanation = {
      why: lines.map(([english]) => english),
      reasons: lines.map(([, reason]) => reason as SerializedReason),
    }
    show('/platform/worries')
    await person.click(await screen.findByRole('button', { name: 'Explain' }))
    const listedReasons = await within(screen.getByRole('region', { name: 'Why this build?' })).findAllByRole('listitem')
    expect(listedReasons.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'The candidate 9be01d2 reaches 10%; this visitor stands at 42.1% and does not get it yet.',
      'Earlier c41d7e5: it needs another version of the site.',
      'The candidate 9be01d2 is only for: Admins',
      'something of next year',
      'Chosen: Stable 3fa2c1b',
    ])
  })

  it.each([
    ['few', null, 'Visits at this step: 12 of 50. Failed: 9 of 1,102 (0.82%). Stable: 0 of 0 (–).'],
    ['kept', null, 'Failed: 9 of 1,102 (0.82%). Stable: 0 of 0 (–).'],
    ['chance', 0.4, 'Failed: 9 of 1,102 (0.82%). Stable: 0 of 0 (–). Above both limits, but it may be chance (p = 0.4).'],
    ['worse', 1e-9, 'Failed: 9 of 1,102 (0.82%). Stable: 0 of 0 (–). Above both limits, beyond chance (p < 0.001).'],
  ] as const)('describes the judgement of the gate with its figures, now and in the history: %s', async (code, p, sentence) => {
    const figures = { candidate: { visits: 1_102, failures: 9 }, stable: { visits: 0, failures: 0 }, here: 12, wanted: 50 }
    const judgement = { code, p, ...figures }
    const registry = fakeRegistry(aRollout({ verdict: { state: 'unhealthy', why: 'In plain English', judgement, p } }))
    registry.history = [{ ...registry.history[0], what: 'halt', who: 'gate', why: 'In plain English', judgement } as never]
    show('/platform/worries')
    const textOf = (element: Element | null) => element?.textContent?.replace(/[\u2066-\u2069]/g, '')
    await waitFor(() => expect(textOf(screen.getByRole('region', { name: 'History' }))).toContain(sentence))
    expect(textOf(screen.getByRole('region', { name: 'Candidate' }))).toContain(sentence)
    expect(screen.queryByText('In plain English')).toBeNull()
  })

  it('has a not-found state', async () => {
    fakeRegistry(aRemote())
    show('/platform/nowhere')
    expect(await screen.findByText('There is no remote of this name.')).toBeDefined()
  })
})

it('a dialog does not change while the figures are polled, and then reports the conflict', async () => {
  const registry = fakeRegistry(aRollout())
  show('/platform/worries')
  await person.click(await screen.findByRole('button', { name: 'Pause' }))
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason')
  await person.type(reason(), 'Half a sen')
  registry.changeElsewhere('worries', { candidate: null, rollout: null })
  await pass(9_500)
  expect(screen.getByText('No build is being rolled out.')).toBeDefined()
  expect(reason().value).toBe('Half a sen')
  expect(document.activeElement).toBe(reason())
  await person.type(reason(), 'tence')
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Somebody changed this meanwhile')).toBeDefined()
  expect(reason().value).toBe('Half a sentence')
})

it('the state of a remote links to the dialogs of its actions', async () => {
  fakeRegistry(
    aRemote({
      kill: { on: true, messageKey: 'Back at noon' },
      pins: [{ group: { by: 'member', value: '@mira' }, build: STABLE }],
    }),
  )
  show('/platform/worries')
  expect(await screen.findByText('Switched off. Visitors read: Back at noon')).toBeDefined()
  const opens = (title: string) => {
    expect(within(screen.getByRole('dialog')).getByRole('heading').textContent).toBe(title)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  }
  fireEvent.click(screen.getAllByRole('button', { name: 'Switch on' })[0] as HTMLElement)
  opens('Switch worries on again?')
  fireEvent.click(screen.getByRole('button', { name: /^Unpin: Member/ }))
  opens('Take the pin away?')
  fireEvent.click(screen.getAllByRole('button', { name: /^What to do with/ }).at(-1) as HTMLElement)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Go back to this' }))
  opens('Go back to \u2066c41d7e5\u2069?')
})
