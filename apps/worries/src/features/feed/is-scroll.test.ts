import { expect, it } from 'vitest'
import { isRendered, isScroll } from './is-scroll.ts'

const three = new Map([
  ['a', 0],
  ['b', 300],
  ['c', 600],
])

it('is one when cards enter and leave at the edges and the others stay where they are', () => {
  expect(isScroll(three, new Map([...three, ['d', 900]]))).toBe(true)
  expect(isScroll(three, new Map([...three].slice(1)))).toBe(true)
})

it.each([
  ['the first range', new Map(), three],
  ['a jump to cards that were not there', three, new Map([['x', 9_000]])],
  ['a card that grew above another', three, new Map([...three, ['c', 640]])],
  [
    'a worry shared meanwhile, above all',
    three,
    new Map([['new', 0], ...[...three].map(([id, start]) => [id, start + 300] as const)]),
  ],
])('is not one: %s', (_, before, after) => {
  expect(isScroll(before, after)).toBe(false)
})

it('knows whether what is seen is in the document: only then may other cards come later', () => {
  const list = document.createElement('div')
  list.innerHTML = [3, 4, 5, 6].map((index) => `<article data-index="${index}"></article>`).join('')
  expect(isRendered(list, { startIndex: 4, endIndex: 6 })).toBe(true)
  expect(isRendered(list, { startIndex: 5, endIndex: 7 })).toBe(false)
  expect(isRendered(list, { startIndex: 2, endIndex: 3 })).toBe(false)
  expect(isRendered(list, null)).toBe(false)
  expect(isRendered(null, { startIndex: 4, endIndex: 6 })).toBe(false)
})
