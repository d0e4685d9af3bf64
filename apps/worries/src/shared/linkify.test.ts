import { describe, expect, it } from 'vitest'
import { linkify } from './linkify.ts'

const hrefs = (text: string) => linkify(text).flatMap(({ href }) => href ?? [])

describe('linkify', () => {
  it('leaves a text without URLs in one part', () => {
    expect(linkify('I worry about my exam 😟')).toEqual([{ text: 'I worry about my exam 😟' }])
  })

  it('finds http and https URLs between words', () => {
    expect(linkify('see https://example.org/a?b=c#d and http://example.com now')).toEqual([
      { text: 'see ' },
      { text: 'https://example.org/a?b=c#d', href: 'https://example.org/a?b=c#d' },
      { text: ' and ' },
      { text: 'http://example.com', href: 'http://example.com/' },
      { text: ' now' },
    ])
  })

  it('joins to the same text again, whatever the script', () => {
    for (const text of [
      '',
      'a https://x.org.',
      'انظر https://x.org؟ نعم',
      '見て https://x.org。はい',
      'देखो https://x.org। ठीक',
      'https://x.org/(a) b\n\nc',
    ]) {
      expect(
        linkify(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }
  })

  it.each([
    ['Look: https://example.org.', 'https://example.org/'],
    ['(https://example.org)', 'https://example.org/'],
    ['https://en.wikipedia.org/wiki/Worry_(emotion)', 'https://en.wikipedia.org/wiki/Worry_(emotion)'],
    ['https://en.wikipedia.org/wiki/Worry_(emotion).', 'https://en.wikipedia.org/wiki/Worry_(emotion)'],
    ['https://example.org؟', 'https://example.org/'],
  ])('keeps the punctuation of the sentence out of the URL: %s', (text, href) => {
    expect(hrefs(text)).toEqual([href])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org',
    '//example.org',
    'www.example.org',
    'https://',
    'https://bank.example@evil.example/',
    'https://localhost/admin',
  ])('does not link %s', (text) => {
    expect(hrefs(text)).toEqual([])
  })
})
