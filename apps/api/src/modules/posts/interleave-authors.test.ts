import { expect, it } from 'vitest'
import { interleaveAuthors } from './interleave-authors.ts'

const interleaved = (authors: string, before: string | null = null) =>
  interleaveAuthors(
    [...authors].map((user_id) => ({ user_id })),
    before,
  )
    .map(({ user_id }) => user_id)
    .join('')

it.each([
  ['', null, ''],
  ['abc', null, 'abc'],
  ['abc', 'a', 'bac'],
  ['aabbc', null, 'ababc'],
  ['aaabc', null, 'abaca'],
  ['bcaaa', null, 'abaca'],
  ['aaaab', null, 'abaaa'],
  ['aaa', null, 'aaa'],
])('%s after %s becomes %s', (authors, before, expected) => {
  expect(interleaved(authors, before)).toBe(expected)
})

it('has no author twice in a row as long as no author has more than half', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let round = 0; round < 300; round++) {
    const authors = Array.from(
      { length: 2 + Math.floor(random() * 40) },
      () => 'abcdef'[Math.floor(random() ** 2 * 6)] ?? 'a',
    ).join('')
    const most = Math.max(...[...'abcdef'].map((one) => authors.split(one).length - 1))
    const result = interleaved(authors)
    expect([...result].sort().join('')).toBe([...authors].sort().join(''))
    if (most <= Math.ceil(authors.length / 2)) expect(result).not.toMatch(/(.)\1/)
  }
})
