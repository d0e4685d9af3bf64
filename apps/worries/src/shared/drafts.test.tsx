import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module as after a page load: only the device's storage is left. */
async function freshPage() {
  vi.resetModules()
  const { useDraft } = await import('./drafts.ts')
  return (name: string) => renderHook(() => useDraft(name, { text: '', isLong: false })).result
}

afterEach(() => localStorage.clear())

describe('a draft', () => {
  it('survives a reload of the page', async () => {
    const before = (await freshPage())('mira/share')
    act(() => before.current.keep({ text: 'half a thought' }))
    const after = (await freshPage())('mira/share')
    expect(after.current.draft).toEqual({ text: 'half a thought', isLong: false })
    expect(after.current.isKept).toBe(true)
  })

  it('is deleted after it was sent, and only that one', async () => {
    const open = await freshPage()
    const [share, blog] = [open('mira/share'), open('mira/blog/1')]
    act(() => {
      share.current.keep({ text: 'sent' })
      blog.current.keep({ text: 'not yet' })
    })
    act(() => share.current.forget())
    expect(share.current.draft.text).toBe('')
    expect(localStorage.getItem('worrystone_worry_drafts')).not.toContain('sent')
    expect((await freshPage())('mira/blog/1').current.draft.text).toBe('not yet')
  })

  it('does not overwrite the draft of another tab', async () => {
    const firstTab = (await freshPage())('mira/share')
    const secondTab = (await freshPage())('mira/blog/1')
    act(() => secondTab.current.keep({ text: 'from the other tab' }))
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'worrystone_worry_drafts' })))
    act(() => firstTab.current.keep({ text: 'from this tab' }))
    const open = await freshPage()
    expect(open('mira/share').current.draft.text).toBe('from this tab')
    expect(open('mira/blog/1').current.draft.text).toBe('from the other tab')
  })

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    })
    const draft = (await freshPage())('mira/share')
    act(() => draft.current.keep({ text: 'still typing' }))
    expect(draft.current.draft.text).toBe('still typing')
    vi.unstubAllGlobals()
  })
})
