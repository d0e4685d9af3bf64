import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOtherReaders, forgetReadWorries, keepReadWorry, type ReadWorry, readReadWorries } from './read-worries.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const aWorry = (id: string, part: Partial<ReadWorry> = {}): ReadWorry => ({
  id,
  authorId: 'ines',
  author: 'Ines',
  prompt: 'I worry that...',
  text: `the text of ${id}`,
  longText: null,
  language: 'en',
  publishedAt: '2026-01-05T10:00:00.000Z',
  warning: null,
  ...part,
})
const idsOf = (readerId: string | null) => readReadWorries(readerId).map(({ id }) => id)

it('keeps the last twenty, the newest first, each once', () => {
  for (let i = 1; i <= 22; i++) keepReadWorry('mira', aWorry(`w${i}`))
  keepReadWorry('mira', aWorry('w10', { text: 'changed since' }))
  expect(idsOf('mira').slice(0, 3)).toEqual(['w10', 'w22', 'w21'])
  expect(idsOf('mira')).toHaveLength(20)
  expect(readReadWorries('mira')[0]?.text).toBe('changed since')
})

it('removes older worries when long texts exceed the limit', () => {
  for (let i = 1; i <= 20; i++) keepReadWorry('mira', aWorry(`w${i}`, { longText: 'a'.repeat(10_000) }))
  expect(idsOf('mira')).toEqual(['w20', 'w19', 'w18', 'w17', 'w16', 'w15', 'w14', 'w13', 'w12'])
})

it('never mixes accounts and visitors', () => {
  keepReadWorry(null, aWorry('as a visitor'))
  keepReadWorry('mira', aWorry('as mira'))
  expect([idsOf(null), idsOf('mira'), idsOf('tomas')]).toEqual([['as a visitor'], ['as mira'], []])
})

it('removes what others read on this device', () => {
  localStorage.setItem('another entry', '1')
  for (const reader of [null, 'mira', 'tomas']) keepReadWorry(reader, aWorry('w1'))
  forgetOtherReaders('tomas')
  expect([idsOf(null), idsOf('mira'), idsOf('tomas')]).toEqual([[], [], ['w1']])
  forgetOtherReaders(null)
  expect(Object.keys(localStorage)).toEqual(['another entry'])
})

it('removes single worries', () => {
  keepReadWorry('mira', aWorry('w1'))
  keepReadWorry('mira', aWorry('w2', { authorId: 'tomas' }))
  forgetReadWorries('mira', ({ authorId }) => authorId === 'tomas')
  expect(idsOf('mira')).toEqual(['w1'])
})

it.each(['not json', 'null', '{}', '[{"id":1}]'])('is empty where the storage holds %s', (stored) => {
  localStorage.setItem('worrystone_read_worries/mira', stored)
  expect(readReadWorries('mira')).toEqual([])
})

it('does nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  keepReadWorry('mira', aWorry('w1'))
  forgetReadWorries('mira', () => true)
  forgetOtherReaders(null)
  expect(readReadWorries('mira')).toEqual([])
})
