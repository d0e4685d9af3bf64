import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultPrivacy } from './default-privacy.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

it('is public until another level is stored on this device', () => {
  expect(defaultPrivacy.of('mira')).toBe('public')
  expect(defaultPrivacy.keep('mira', 'friends')).toBe(true)
  expect(defaultPrivacy.keep('tomas', 'private')).toBe(true)
  expect([defaultPrivacy.of('mira'), defaultPrivacy.of('tomas'), defaultPrivacy.of('ines')]).toEqual([
    'friends',
    'private',
    'public',
  ])
  defaultPrivacy.keep('mira', 'public')
  expect(defaultPrivacy.of('mira')).toBe('public')
})

it.each(['not json', 'null', '{"mira":"everybody"}', '[]'])('is public where the storage holds %s', (kept) => {
  localStorage.setItem('worrystone_default_privacy', kept)
  expect(defaultPrivacy.of('mira')).toBe('public')
})

it('reports that it could not be stored', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  expect(defaultPrivacy.keep('mira', 'private')).toBe(false)
})
