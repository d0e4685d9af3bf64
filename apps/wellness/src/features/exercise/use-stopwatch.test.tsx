import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStopwatch } from './use-stopwatch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('drifts by less than 50 ms in ten minutes, however late its timer is', () => {
  const { result } = renderHook(() => useStopwatch())
  act(() => result.current.start())
  // Irregular ticks, as on a busy phone.
  for (let at = 0; at < 600; at++) pass(1_000)
  pass(100)
  expect(Math.abs(result.current.elapsedMs - 600_100)).toBeLessThan(50)
})

it('advances while no timer fires, as in a hidden tab', () => {
  const { result } = renderHook(() => useStopwatch())
  act(() => result.current.start())
  const realNow = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 300_000)
  pass(100)
  expect(result.current.elapsedMs).toBe(300_100)
})

it('stops while it is paused, and resumes from there', () => {
  const { result } = renderHook(() => useStopwatch())
  act(() => result.current.start())
  pass(5_000)
  act(() => result.current.pause())
  pass(60_000)
  expect(result.current.elapsedMs).toBe(5_000)
  act(() => result.current.start())
  pass(1_000)
  expect(result.current.elapsedMs).toBe(6_000)
})

it('goes on from a converted time, running or paused', () => {
  const { result } = renderHook(() => useStopwatch())
  act(() => result.current.start())
  pass(10_000)
  act(() => result.current.convert((ms) => ms / 2))
  expect(result.current.elapsedMs).toBe(5_000)
  pass(1_000)
  expect(result.current.elapsedMs).toBe(6_000)
  act(() => result.current.pause())
  act(() => result.current.convert((ms) => ms * 2))
  act(() => result.current.start())
  pass(1_000)
  expect(result.current.elapsedMs).toBe(13_000)
})
