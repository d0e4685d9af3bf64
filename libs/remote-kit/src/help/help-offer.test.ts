import type { EventPayload } from '@worrystone/contracts'
import { emit, on } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { HelpChoice } from './help-choice.ts'
import { dangerFoundIn, offerHelp } from './help-offer.ts'

let count = 0
/** Another text each time, because shown texts are remembered. */
const dangerous = () => `I want to kill myself, number ${++count}.`

type Check = (text: string, signal: AbortSignal) => Promise<Response>
const safetyResponse = (level: number, method = false) =>
  new Response(JSON.stringify({ data: { level, method } }), { status: 200, headers: { 'content-type': 'application/json' } })

function aServer(check: Check) {
  const texts: string[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { text } = JSON.parse(String(init.body))
    texts.push(text)
    return check(text, init.signal as AbortSignal)
  })
  return texts
}
const unanswered: Check = () => new Promise(() => {})
const unreachable: Check = () => Promise.reject(new TypeError('Failed to fetch'))

/** A fake shell: opens a panel at once, and answers on request. */
function aShell() {
  const offers: EventPayload<'help.offer/1'>[] = []
  onTestFinished(
    on('help.offer/1', (offer) => {
      offers.push(offer)
      emit('help.opened/1', {})
    }),
  )
  const opened = (times = 1) => vi.waitFor(() => expect(offers).toHaveLength(times), { timeout: 5_000 })
  return { offers, opened, answer: (choice: HelpChoice) => emit('help.answered/1', { choice }) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

describe('offerHelp', () => {
  it('opens no panel for an ordinary text', async () => {
    const shell = aShell()
    const checked = aServer(async () => safetyResponse(0))
    expect(await offerHelp(['My exam is tomorrow', '', '  and I am nervous  '], 'post')).toBe('share')
    expect(checked).toEqual(['My exam is tomorrow\nand I am nervous'])
    expect(shell.offers).toEqual([])
  })

  it('opens the panel before anything is sent, and returns the choice', async () => {
    for (const choice of ['share', 'draft', 'close'] as const) {
      const shell = aShell()
      aServer(async () => safetyResponse(0))
      const result = offerHelp([dangerous()], 'comment')
      await shell.opened()
      expect(shell.offers).toEqual([{ level: 2, method: false, from: 'comment' }])
      shell.answer(choice)
      expect(await result).toBe(choice)
    }
  })

  it("opens the panel by the server's result where the list finds nothing, also for a method without danger", async () => {
    const shell = aShell()
    aServer(async (text) => (text.includes('method') ? safetyResponse(0, true) : safetyResponse(3)))
    const first = offerHelp(['nothing that a list would find'], 'post')
    await shell.opened()
    shell.answer('share')
    await first
    const second = offerHelp(['some method or other'], 'story')
    await shell.opened(2)
    shell.answer('draft')
    expect(await second).toBe('draft')
    expect(shell.offers).toEqual([
      { level: 3, method: false, from: 'post' },
      { level: 1, method: true, from: 'story' },
    ])
    expect(await dangerFoundIn(['some method or other'])).toEqual({ level: 0, method: true })
  })

  it('decides by the list when the server fails', async () => {
    const shell = aShell()
    aServer(unreachable)
    const choice = offerHelp([dangerous()], 'post')
    await shell.opened()
    shell.answer('close')
    expect(await choice).toBe('close')
    expect(await offerHelp(['My exam is tomorrow, and nobody answers'], 'post')).toBe('share')
  })

  it('decides by the list when the server takes more than 800 ms, and aborts the request', async () => {
    const shell = aShell()
    let aborted = false
    aServer((_, signal) => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
      return unanswered('', signal)
    })
    const startedAt = performance.now()
    const choice = offerHelp([dangerous()], 'post')
    await shell.opened()
    expect(performance.now() - startedAt).toBeGreaterThan(700)
    expect(aborted).toBe(true)
    shell.answer('share')
    expect(await choice).toBe('share')
  })

  it('continues at once where no shell opens a panel', async () => {
    aServer(async () => safetyResponse(3))
    expect(await offerHelp([dangerous()], 'post')).toBe('share')
  })

  it('asks once for the same text within 24 hours, and stores only its hash', async () => {
    const shell = aShell()
    aServer(async () => safetyResponse(0))
    const text = dangerous()
    const choice = offerHelp([text], 'post')
    await shell.opened()
    shell.answer('close')
    await choice
    expect(await offerHelp([text], 'post')).toBe('share')
    expect(shell.offers).toHaveLength(1)
    expect(JSON.stringify({ ...localStorage })).not.toContain('kill')

    const day = 24 * 60 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + day + 1)
    const later = offerHelp([text], 'post')
    await shell.opened(2)
    shell.answer('close')
    expect(await later).toBe('close')
  })

  it('keeps the last 50 and no more', async () => {
    const shell = aShell()
    aServer(async () => safetyResponse(2))
    for (let i = 0; i < 52; i++) {
      const choice = offerHelp([`text number ${i}`], 'post')
      await shell.opened(i + 1)
      shell.answer('close')
      await choice
    }
    expect(Object.keys(JSON.parse(localStorage.getItem('worrystone_help_shown') ?? '{}'))).toHaveLength(50)
  })

  it('returns the first choice for a double click, and continues where the panel never answers', async () => {
    const shell = aShell()
    aServer(async () => safetyResponse(0))
    const text = dangerous()
    const first = offerHelp([text], 'post')
    const second = offerHelp([text], 'post')
    await shell.opened()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    expect(await offerHelp([text], 'post')).toBe('share')
    shell.answer('draft')
    expect(await Promise.all([first, second])).toEqual(['draft', 'draft'])
    expect(shell.offers).toHaveLength(1)
  })

  it('sends nothing, and does not wait, when the panel closes without a choice', async () => {
    const shell = aShell()
    aServer(async () => safetyResponse(0))
    const text = dangerous()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    let choiceMade: HelpChoice | undefined
    void offerHelp([text], 'bio').then((choice) => {
      choiceMade = choice
    })
    await shell.opened()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(choiceMade).toBeUndefined()
    dialog.remove()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(choiceMade).toBe('close')
    expect(await offerHelp([text], 'bio')).toBe('share')
  })

  it("uses the list of the page's language", async () => {
    const shell = aShell()
    aServer(unreachable)
    await i18n.setLanguage('es')
    onTestFinished(() => i18n.setLanguage('en'))
    const choice = offerHelp([`Quiero matarme, número ${++count}.`], 'post')
    await shell.opened()
    shell.answer('share')
    expect(await choice).toBe('share')
  })

  it('checks texts separately that are too long for one request', async () => {
    aShell()
    const checked = aServer(async () => safetyResponse(0))
    await offerHelp(['short', 'a b '.repeat(2_500)], 'post')
    expect(checked.map(({ length }) => length)).toEqual([5, 9_999])
  })
})
