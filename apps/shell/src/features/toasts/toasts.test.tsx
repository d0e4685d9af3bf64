import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { emit, toast } from '@worrystone/events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

const say = (...messages: string[]) => act(() => messages.forEach((message) => void toast.success(message)))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const seen = (message: string) => screen.queryByText(message) !== null
const cornerOf = (message: string) => screen.getByText(message).closest('[popover]') as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('stays for four seconds', () => {
    say('Saved')
    pass(3999)
    expect(seen('Saved')).toBe(true)
    pass(1)
    expect(seen('Saved')).toBe(false)
  })

  it.each([
    ['an error', {}, 3000],
    ['an error worth another try', { isRetryable: true }, 5000],
  ])('of %s stays for its own duration', (_, options, ms) => {
    act(() => toast.error('No', options))
    pass(ms - 1)
    expect(seen('No')).toBe(true)
    pass(1)
    expect(seen('No')).toBe(false)
  })

  it('is announced: politely, or at once when it is an error', () => {
    expect(screen.getByRole('status').textContent).toBe('')
    say('Saved')
    act(() => toast.error('No'))
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('No')).toBeDefined()
  })

  it('pauses while it is hovered, and then stays for the rest of its time', () => {
    say('Saved')
    pass(3000)
    fireEvent.pointerEnter(cornerOf('Saved'))
    pass(60_000)
    expect(seen('Saved')).toBe(true)
    fireEvent.pointerLeave(cornerOf('Saved'))
    pass(999)
    expect(seen('Saved')).toBe(true)
    pass(1)
    expect(seen('Saved')).toBe(false)
  })

  it('pauses while it has the focus', () => {
    say('Saved')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(seen('Saved')).toBe(true)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    pass(4000)
    expect(seen('Saved')).toBe(false)
  })

  it('is removed when it is dismissed, and does not pause the next one', () => {
    say('Saved')
    fireEvent.pointerEnter(cornerOf('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(seen('Saved')).toBe(false)
    say('Next')
    pass(4000)
    expect(seen('Next')).toBe(false)
  })

  it('emitted again is shown once, for its whole time', () => {
    say('Saved')
    pass(3000)
    say('Saved')
    expect(screen.getAllByText('Saved')).toHaveLength(1)
    pass(3999)
    expect(seen('Saved')).toBe(true)
    pass(1)
    expect(seen('Saved')).toBe(false)
  })
})

describe('many toasts', () => {
  it('are shown three at a time; the others wait with their whole time', () => {
    say('1', '2', '3', '4', '5')
    expect(['1', '2', '3', '4', '5'].map(seen)).toEqual([true, true, true, false, false])
    pass(4000)
    expect(['1', '2', '3', '4', '5'].map(seen)).toEqual([false, false, false, true, true])
    pass(4000)
    expect(seen('5')).toBe(false)
  })

  it('are closed by Esc, the newest first', () => {
    say('1', '2')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(['1', '2'].map(seen)).toEqual([true, false])
  })

  it('ignore an Esc that an open dialog or another handler has used', () => {
    say('1')
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    dialog.remove()
    const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    used.preventDefault()
    document.body.dispatchEvent(used)
    expect(seen('1')).toBe(true)
  })
})

it('is removed by the same message with a duration of zero, which shows nothing otherwise', () => {
  const takeBack = (message: string) => act(() => emit('toast/1', { kind: 'error', message, duration: 0 }))
  act(() => toast.error('No'))
  act(() => toast.error('Not that either'))
  takeBack('No')
  takeBack('Never said')
  expect(['No', 'Not that either', 'Never said'].map(seen)).toEqual([false, true, false])
})

it('uses the duration of the event', () => {
  act(() => emit('toast/1', { kind: 'info', message: 'Long', duration: 10_000 }))
  pass(9999)
  expect(seen('Long')).toBe(true)
})
