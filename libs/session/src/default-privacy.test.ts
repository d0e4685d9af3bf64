import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultPrivacy } from './default-privacy.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

it('is public until another level is stored on this device', () => {
  expect(defaultPrivacy.read('mira')).toBe('public')
  expect(defaultPrivacy.write('mira', 'friends')).toBe(true)
  expect(defaultPrivacy.write('tomas', 'private')).toBe(true)
  expect([defaultPrivacy.read('mira'), defaultPrivacy.read('tomas'), defaultPrivacy.read('ines')]).toEqual([
    'friends',
    'private',
    'public',
  ])
  defaultPrivacy.write('mira', 'public')
  expect(defaultPrivacy.read('mira')).toBe('public')
})

it.each(['not json', 'null', '{"mira":"everybody"}', '[]'])('is public where the storage holds %s', (stored) => {
  localStorage.setItem('worrystone_default_privacy', stored)
  expect(defaultPrivacy.read('mira')).toBe('public')
})

it('reports that it could not be stored', () => {
  const throwQuotaExceeded = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwQuotaExceeded })
  expect(defaultPrivacy.write('mira', 'private')).toBe(false)
})
