import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BreathingCircle } from './breathing-circle.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const show = () =>
  render(<BreathingCircle breatheIn="Breathe in" breatheOut="Breathe out" start="Start" stop="Stop" done="That was a minute" />)

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const announced = () => screen.getByRole('status').textContent

it('is idle and silent until it is started', () => {
  show()
  pass(20)
  expect(announced()).toBe('')
  expect(screen.getByRole('button').textContent).toBe('Start')
})

it('breathes in for four seconds and out for six, again and again', () => {
  show()
  clickButton('Start')
  const words = Array.from({ length: 20 }, () => {
    const word = announced()
    pass(1)
    return word
  })
  const breath = [...Array(4).fill('Breathe in'), ...Array(6).fill('Breathe out')]
  expect(words).toEqual([...breath, ...breath])
})

it('shows the count, and hides it from screen readers', () => {
  const { container } = show()
  clickButton('Start')
  const count = () => container.querySelector('[aria-hidden] span')?.textContent
  expect(count()).toBe('1')
  pass(3)
  expect(count()).toBe('4')
  pass(1)
  expect(count()).toBe('1')
  pass(5)
  expect(count()).toBe('6')
  expect(announced()).toBe('Breathe out')
})

it('ends by itself after a minute, and can be repeated', () => {
  show()
  clickButton('Start')
  pass(59)
  expect(announced()).toBe('Breathe out')
  pass(1)
  expect(announced()).toBe('That was a minute')
  clickButton('Start')
  expect(announced()).toBe('Breathe in')
})

it('begins without its button where it is asked to, and can be stopped', () => {
  render(<BreathingCircle breatheIn="In" breatheOut="Out" start="Start" stop="Stop" done="Done" begin={1} />)
  expect(announced()).toBe('In')
  clickButton('Stop')
  expect(announced()).toBe('')
})

it('stops at once', () => {
  show()
  clickButton('Start')
  pass(7)
  clickButton('Stop')
  expect(announced()).toBe('')
  pass(70)
  expect(announced()).toBe('')
})
