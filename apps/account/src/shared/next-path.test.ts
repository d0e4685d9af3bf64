import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('the page after signing in', () => {
  it.each(['/feed', '/posts/1?tab=a#comments', '/', '/analysis/1'])('keeps the page of this site %s', (path) => {
    expect(nextPath(`?next=${encodeURIComponent(path)}`)).toBe(path)
  })

  it.each([
    '',
    'feed',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('rejects %j, which may lead to another site', (path) => {
    expect(nextPath(`?next=${encodeURIComponent(path)}`)).toBeNull()
  })

  it('rejects the sign-in pages themselves', () => {
    expect(nextPath('?next=/login?next=/feed')).toBeNull()
    expect(nextPath('?next=/register')).toBeNull()
  })

  it('is null without a parameter', () => {
    expect(nextPath('')).toBeNull()
  })
})
