import * as z from '@worrystone/contracts/zod'
import { expect, test } from 'vitest'
import { EmailAddress } from './auth.ts'
import { textField } from './text.ts'

const ShortText = textField({ max: 280, required: 'Please write', tooLong: 'Too long', multiline: true })
const Long = textField({ max: 10_000, tooLong: 'Too long', multiline: true })
const messageOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

/** Milliseconds of processor time: wall-clock time includes other processes. */
const timed = (work: () => void) => {
  const begin = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1_000
}

test('a text is trimmed, composed and counted in graphemes', () => {
  expect(z.safeParse(ShortText, '  cafe\u0301\r\n ').data).toBe('café')
  expect(z.safeParse(ShortText, '👨‍👩‍👧‍👦'.repeat(280)).success).toBe(true)
  expect(messageOf(ShortText, '👨‍👩‍👧‍👦'.repeat(281))).toBe('Too long')
})

test.each(['', '   ', '\u200b', '\u200d\ufeff \u2060', '\u3164', '\u00ad'])(
  'a text that shows nothing is no text (%j)',
  (nothing) => {
    expect(messageOf(ShortText, nothing)).toBe('Please write')
  },
)

test('combining marks that scripts need are accepted', () => {
  expect(z.safeParse(ShortText, 'Q̣̣̄̄̃̃').success).toBe(true)
  expect(z.safeParse(ShortText, 'བསྒྲུབས་ क्षत्रिय').success).toBe(true)
})

test.each<[string, string]>([
  ['marks in the worst order', `a${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}`],
  ['one letter with marks', `a${'\u0301'.repeat(120_000)}`],
  ['letters with as many marks as are let through', `a${'\u0301'.repeat(32)}${'\u0316'.repeat(32)}`.repeat(1_800)],
  ['spaces', `a${' '.repeat(240_000)}b`],
  ['an endless family', '👩\u200d'.repeat(36_000)],
])('%s are validated quickly', (_, hostile) => {
  expect(timed(() => messageOf(Long, hostile))).toBeLessThan(1_000)
  expect(timed(() => messageOf(EmailAddress, `${hostile}@example.org`))).toBeLessThan(1_000)
})

test.each(['a\0b@example.org', 'a\u0001@example.org', 'a\r\nBcc: b@example.org', 'a\u200b@example.org', 'a\ud800@example.org'])(
  'an address holds nothing that has no shape (%j)',
  (address) => {
    expect(messageOf(EmailAddress, address)).toBe('Invalid email address')
  },
)

test.each(['a@example.org', 'ü.ñ+x@exämple.org', "o'hara@例え.テスト", ' a@b.museum '])('%s is an address', (address) => {
  expect(z.safeParse(EmailAddress, address).success).toBe(true)
})

test.each(['\ud83d', 'half \udc4d of a pair', '\udc4d\ud83d'])(
  'half of a surrogate pair is refused: no UTF-8 can hold it (%j)',
  (broken) => {
    expect(messageOf(ShortText, broken)).toBe('Text contains invalid characters')
    expect(messageOf(Long, broken)).toBe('Text contains invalid characters')
  },
)
