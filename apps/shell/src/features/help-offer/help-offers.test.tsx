import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { emit, on } from '@worrystone/events'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HelpOffers, type LoadPanel } from './help-offers.tsx'
import type { PanelProps } from './panel-props.ts'

const Panel = ({ offer, onAnswer }: PanelProps) => (
  <dialog open aria-label="Panel">
    <p>Level {offer.level}</p>
    <button type="button" onClick={() => onAnswer('share')}>
      Share anyway
    </button>
    <button
      type="button"
      onClick={() => {
        onAnswer('share')
        onAnswer('draft')
      }}
    >
      Twice at once
    </button>
  </dialog>
)

let events: string[] = []
const stops: (() => void)[] = []
beforeEach(() => {
  events = []
  stops.push(
    on('help.opened/1', () => events.push('opened')),
    on('help.answered/1', ({ choice }) => events.push(choice)),
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

const offer = (level: 1 | 2 | 3 = 2) => act(() => emit('help.offer/1', { level, method: false, from: 'post' }))
const show = (loadPanel: LoadPanel) => render(<HelpOffers loadPanel={loadPanel} />)
const ready: LoadPanel = async () => Panel
const neverLoads: LoadPanel = () => new Promise(() => {})

it('acknowledges at once, so that the caller waits for an answer', () => {
  show(neverLoads)
  act(() => {
    emit('help.offer/1', { level: 2, method: false, from: 'post' })
    expect(events).toEqual(['opened'])
  })
})

it('does not acknowledge when it is not mounted: the caller continues', () => {
  const { unmount } = show(ready)
  unmount()
  offer()
  expect(events).toEqual([])
})

it('opens the panel, and emits one answer however often it is clicked', async () => {
  show(ready)
  offer(3)
  expect(await screen.findByText('Level 3')).toBeDefined()
  const button = screen.getByRole('button', { name: 'Share anyway' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(events).toEqual(['opened', 'share']))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(events).toEqual(['opened', 'share'])
})

it('emits the first of two answers before it closes', async () => {
  show(ready)
  offer()
  await screen.findByText('Level 2')
  fireEvent.click(screen.getByRole('button', { name: 'Twice at once' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(events).toEqual(['opened', 'share'])
})

it('opens one panel for two offers, and answers both at once', async () => {
  show(ready)
  offer(2)
  await screen.findByText('Level 2')
  offer(3)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByText('Level 2')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Share anyway' }))
  await waitFor(() => expect(events).toEqual(['opened', 'opened', 'share']))
})

it('can be opened again', async () => {
  show(ready)
  for (const level of [2, 3] as const) {
    offer(level)
    await screen.findByText(`Level ${level}`)
    fireEvent.click(screen.getByRole('button', { name: 'Share anyway' }))
    await waitFor(() => expect(events.at(-1)).toBe('share'))
  }
  expect(events).toEqual(['opened', 'share', 'opened', 'share'])
})

it('is closed by Back without leaving the page', async () => {
  show(ready)
  offer()
  await screen.findByText('Level 2')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(events).toEqual(['opened', 'close']))
})

it('prefetches its code', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  const loadPanel = vi.fn(ready)
  show(loadPanel)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(loadPanel).toHaveBeenCalled()
})

describe('when the code of the panel', () => {
  const plain = () => screen.getByRole('dialog', { name: 'That sounds very heavy.' })
  const answer = async (name: string, choice: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(events.at(-1)).toBe(choice))
  }

  it('cannot be loaded, a plain dialog replaces it at once', async () => {
    show(() => Promise.reject(new Error('no network')))
    offer(3)
    await waitFor(plain, { timeout: 1_000 })
    expect(screen.getByText(/call your local emergency number/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help')
    await answer('Share anyway', 'share')
  })

  it('does not load within three seconds, a plain dialog replaces it and stays', async () => {
    vi.useFakeTimers()
    let resolvePanel: (panel: ComponentType<PanelProps>) => void = () => {}
    const slowPanel = new Promise<ComponentType<PanelProps>>((resolve) => {
      resolvePanel = resolve
    })
    show(() => slowPanel)
    offer()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(plain()).toBeDefined()
    await act(async () => resolvePanel(Panel))
    expect(plain()).toBeDefined()
    vi.useRealTimers()
    await answer('Keep as a draft', 'draft')
  })

  it('throws during render, a plain dialog replaces it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken = () => {
      throw new Error('on purpose')
    }
    show(async () => Broken)
    offer()
    await waitFor(plain)
    await answer('Close', 'close')
  })
})
