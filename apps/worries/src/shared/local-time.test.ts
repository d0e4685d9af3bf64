import { describe, expect, it } from 'vitest'
import { localMinute } from './local-time.ts'

describe('localMinute', () => {
  it('formats local time, which parses to the same minute', () => {
    const moment = new Date(2031, 0, 5, 7, 4, 59)
    expect(localMinute(moment)).toBe('2031-01-05T07:04')
    expect(new Date(localMinute(moment)).getTime()).toBe(new Date(2031, 0, 5, 7, 4).getTime())
  })
})
