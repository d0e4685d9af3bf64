import { afterEach, describe, expect, it, vi } from 'vitest'

type Text = { text: string }

/** The module as after a page load: only the device's storage is left. */
async function freshPage() {
  vi.resetModules()
  const { worryDraft } = await import('./worry-draft.ts')
  return (about: 'share' | 'blog/1') => worryDraft<Text>('mira', about)
}

afterEach(() => localStorage.clear())

describe('a draft', () => {
  it('survives a reload of the page', async () => {
    ;(await freshPage())('share').write({ text: 'half a thought' })
    expect((await freshPage())('share').read()).toEqual({ text: 'half a thought' })
  })

  it('is read from the entry of an earlier build', async () => {
    const entry = { state: { texts: { 'mira/share': { text: 'typed earlier' } } }, version: 1 }
    localStorage.setItem('worrystone_worry_drafts', JSON.stringify(entry))
    expect((await freshPage())('share').read()).toEqual({ text: 'typed earlier' })
  })

  it('is deleted after it was sent, and only that one', async () => {
    const open = await freshPage()
    open('share').write({ text: 'sent' })
    open('blog/1').write({ text: 'not yet' })
    open('share').clear()
    expect(open('share').read()).toEqual({})
    expect(localStorage.getItem('worrystone_worry_drafts')).not.toContain('sent')
    expect((await freshPage())('blog/1').read()).toEqual({ text: 'not yet' })
  })

  it('does not overwrite the draft of another tab', async () => {
    const firstTab = (await freshPage())('share')
    const secondTab = (await freshPage())('blog/1')
    firstTab.read()
    secondTab.write({ text: 'from the other tab' })
    firstTab.write({ text: 'from this tab' })
    const open = await freshPage()
    expect(open('share').read()).toEqual({ text: 'from this tab' })
    expect(open('blog/1').read()).toEqual({ text: 'from the other tab' })
  })

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    })
    const draft = (await freshPage())('share')
    draft.write({ text: 'still typing' })
    expect(draft.read()).toEqual({ text: 'still typing' })
    vi.unstubAllGlobals()
  })
})
