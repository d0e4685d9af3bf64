import * as z from '@worrystone/contracts/zod'
import { afterEach, expect, it, vi } from 'vitest'
import { storedDay } from './stored-day.ts'

afterEach(() => vi.useRealTimers())

it('is remembered until the end of the day', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 23, 50) })
  const memory = () => storedDay({ key: 'a day', schema: z.object({ shown: z.string() }) })
  expect(memory().read()).toBeUndefined()
  memory().write({ shown: 'this' })
  expect(memory().read()).toEqual({ shown: 'this' })
  vi.setSystemTime(new Date(2026, 0, 6, 0, 10))
  expect(memory().read()).toBeUndefined()
})

it('is nothing when the entry has another shape', () => {
  storedDay({ key: 'a shape', schema: z.string() }).write('text')
  expect(storedDay({ key: 'a shape', schema: z.number() }).read()).toBeUndefined()
})
