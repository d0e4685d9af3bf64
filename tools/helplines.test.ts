import { readFileSync } from 'node:fs'
import { helplines } from '@worrystone/safety/helplines'
import { describe, expect, it } from 'vitest'
import { checkFile } from './helplines.ts'

const FILE = 'libs/safety/src/helplines/helplines.json'
const [first] = helplines
const text = (part: object = {}) => JSON.stringify([{ ...first, readOn: '2026-11-21', ...part }])
const daysLater = (days: number) => new Date(Date.UTC(2026, 10, 21 + days, 12))

describe('checkFile', () => {
  it('accepts the published file', () => {
    expect(checkFile(readFileSync(FILE, 'utf8'), daysLater(1)).errors).toEqual([])
  })

  it('accepts sources read half a year ago, then warns, then fails', () => {
    expect(checkFile(text(), daysLater(180))).toEqual({ errors: [], warnings: [], count: 1 })
    expect(checkFile(text(), daysLater(181))).toMatchObject({
      errors: [],
      warnings: [`${FILE} (us-988): readOn 2026-11-21 is 181 days ago: read its sources again.`],
    })
    expect(checkFile(text(), daysLater(365)).errors).toEqual([])
    expect(checkFile(text(), daysLater(366))).toMatchObject({
      errors: [`${FILE} (us-988): readOn 2026-11-21 is 366 days ago: read its sources again.`],
      warnings: [],
    })
  })

  it('rejects a day in the future', () => {
    expect(checkFile(text(), daysLater(-1)).errors).toEqual([`${FILE} (us-988): readOn 2026-11-21 is in the future.`])
  })

  it('rejects invalid rows and a file that is not JSON', () => {
    expect(checkFile(text({ sources: [] }), daysLater(0)).errors).toEqual([
      `${FILE}, row 0 (us-988): sources must name at least one source.`,
    ])
    expect(checkFile('[', daysLater(0)).errors).toEqual([`${FILE} must be a list of rows.`])
  })
})
