import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { emit, toast } from '@worrystone/events'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

const showToasts = (...messages: string[]) => act(() => messages.forEach((message) => void toast.success(message)))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isShown = (message: string) => screen.queryByText(message) !== null
const cornerOf = (message: string) => screen.getByText(message).closest('[popover]') as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <button type="button">Support</button>
      <Toasts />
    </MemoryRouter>,
  )
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('carries a link to what the person can do, and stays longer for it', () => {
    act(() => toast.info('Please log in', { action: { label: 'Log in', to: '/login?next=%2Ffeed' } }))
    pass(7999)
    const link = screen.getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Ffeed')
    fireEvent.click(link)
    expect(isShown('Please log in')).toBe(false)
  })

  it('moves out of the way of what was used, and back when it is gone', () => {
    const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    boxes.mockImplementation(function (this: HTMLElement) {
      return this.hasAttribute('popover') ? new DOMRect(0, 72, 300, 60) : new DOMRect(20, 100, 80, 44)
    })
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Support' }))
    act(() => toast.error('Not now'))
    expect(cornerOf('Not now').dataset.side).toBe('below')
    pass(3000)
    boxes.mockImplementation(function (this: HTMLElement) {
      return this.hasAttribute('popover') ? new DOMRect(0, 72, 300, 60) : new DOMRect(20, 400, 80, 44)
    })
    act(() => toast.error('Not now'))
    expect(cornerOf('Not now').dataset.side).toBeUndefined()
    boxes.mockRestore()
  })

  it('stays for four seconds', () => {
    showToasts('Saved')
    pass(3999)
    expect(isShown('Saved')).toBe(true)
    pass(1)
    expect(isShown('Saved')).toBe(false)
  })

  it.each([
    ['an error', {}, 3000],
    ['an error worth another try', { isRetryable: true }, 5000],
  ])('of %s stays for its own duration', (_, options, ms) => {
    act(() => toast.error('No', options))
    pass(ms - 1)
    expect(isShown('No')).toBe(true)
    pass(1)
    expect(isShown('No')).toBe(false)
  })

  it('is announced: politely, or at once when it is an error', () => {
    expect(screen.getByRole('status').textContent).toBe('')
    showToasts('Saved')
    act(() => toast.error('No'))
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('No')).toBeDefined()
  })

  it('pauses while it is hovered, and then stays for the rest of its time', () => {
    showToasts('Saved')
    pass(3000)
    fireEvent.pointerEnter(cornerOf('Saved'))
    pass(60_000)
    expect(isShown('Saved')).toBe(true)
    fireEvent.pointerLeave(cornerOf('Saved'))
    pass(999)
    expect(isShown('Saved')).toBe(true)
    pass(1)
    expect(isShown('Saved')).toBe(false)
  })

  it('pauses while it has the focus', () => {
    showToasts('Saved')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(isShown('Saved')).toBe(true)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    pass(4000)
    expect(isShown('Saved')).toBe(false)
  })

  it('is removed when it is dismissed, and does not pause the next one', () => {
    showToasts('Saved')
    fireEvent.pointerEnter(cornerOf('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(isShown('Saved')).toBe(false)
    showToasts('Next')
    pass(4000)
    expect(isShown('Next')).toBe(false)
  })

  it('emitted again is shown once, for its whole time', () => {
    showToasts('Saved')
    pass(3000)
    showToasts('Saved')
    expect(screen.getAllByText('Saved')).toHaveLength(1)
    pass(3999)
    expect(isShown('Saved')).toBe(true)
    pass(1)
    expect(isShown('Saved')).toBe(false)
  })
})

describe('many toasts', () => {
  it('are shown three at a time; the others wait with their whole time', () => {
    showToasts('1', '2', '3', '4', '5')
    expect(['1', '2', '3', '4', '5'].map(isShown)).toEqual([true, true, true, false, false])
    pass(4000)
    expect(['1', '2', '3', '4', '5'].map(isShown)).toEqual([false, false, false, true, true])
    pass(4000)
    expect(isShown('5')).toBe(false)
  })

  it('are closed by Esc, the newest first', () => {
    showToasts('1', '2')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(['1', '2'].map(isShown)).toEqual([true, false])
  })

  it('ignore an Esc that an open dialog or another handler has used', () => {
    showToasts('1')
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    dialog.remove()
    const handledEscape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    handledEscape.preventDefault()
    document.body.dispatchEvent(handledEscape)
    expect(isShown('1')).toBe(true)
  })
})

it('is removed by the same message with a duration of zero, which shows nothing otherwise', () => {
  const emitRemoval = (message: string) => act(() => emit('toast/1', { kind: 'error', message, duration: 0 }))
  act(() => toast.error('No'))
  act(() => toast.error('Not that either'))
  emitRemoval('No')
  emitRemoval('Never said')
  expect(['No', 'Not that either', 'Never said'].map(isShown)).toEqual([false, true, false])
})

it('uses the duration of the event', () => {
  act(() => emit('toast/1', { kind: 'info', message: 'Long', duration: 10_000 }))
  pass(9999)
  expect(isShown('Long')).toBe(true)
})
