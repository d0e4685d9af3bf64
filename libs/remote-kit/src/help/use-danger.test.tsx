import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDanger } from './use-danger.ts'

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

describe('useDanger', () => {
  it('sets the level after a pause in typing, sends nothing, and resets it with the text', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const { result, rerender } = renderHook(({ text }) => useDanger(text), { initialProps: { text: '' } })
    await pause(300)
    rerender({ text: 'I want to kill myself' })
    await pause(300)
    expect(result.current.level).toBe(0)
    await waitFor(() => expect(result.current.level).toBe(2), { timeout: 3_000 })
    rerender({ text: 'I want to sleep' })
    await waitFor(() => expect(result.current.level).toBe(0), { timeout: 3_000 })
    expect(fetch).not.toHaveBeenCalled()
  })
})
