import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

it('is the start of the SHA-256 of shell and builds, in any order of the builds', async () => {
  const hash = createHash('sha256').update('["5e11",[["account","a1"],["worries","b2"]]]').digest('hex')
  expect(await fingerprintOf('5e11', { account: 'a1', worries: 'b2' })).toBe(hash.slice(0, 8))
  expect(await fingerprintOf('5e11', { worries: 'b2', account: 'a1' })).toBe(hash.slice(0, 8))
})

it('differs when one build differs', async () => {
  const [one, other, shell] = await Promise.all([
    fingerprintOf('5e11', { worries: 'b2' }),
    fingerprintOf('5e11', { worries: 'b3' }),
    fingerprintOf('5e12', { worries: 'b2' }),
  ])
  expect(new Set([one, other, shell]).size).toBe(3)
})

it('keeps its eight digits when it starts with zeros', async () => {
  const many = await Promise.all(Array.from({ length: 300 }, (_, count) => fingerprintOf(String(count), {})))
  expect(many.every((each) => /^[a-f0-9]{8}$/.test(each))).toBe(true)
  expect(many.some((each) => each.startsWith('0'))).toBe(true)
})
