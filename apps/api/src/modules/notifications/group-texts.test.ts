import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { digestEmail } from '../../emails/digest-email.ts'
import { digestWords, groupText } from './group-texts.ts'

const line = { reason: null, amount: null, people: 1, username: 'stone', display_name: null }
const LINES = [
  ...(['support', 'comment', 'reply', 'follow', 'moderation', 'report', 'waiting-worries'] as const).map((kind) => ({
    ...line,
    kind,
  })),
  { ...line, kind: 'helped' as const, comment_id: '1' },
  { ...line, kind: 'follow-up' as const },
  { ...line, kind: 'helped' as const, comment_id: null },
  ...(['unanswered', 'unresolved', 'resolved-similar', 'hello'] as const).map((reason) => ({
    ...line,
    kind: 'check-in' as const,
    reason,
  })),
  ...[1, 2, 5, 11, 25, 100].map((amount) => ({ ...line, kind: 'me-too' as const, amount })),
  ...[1, 2, 5, 11, 25, 100].map((people) => ({ ...line, kind: 'support' as const, people })),
]

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (code) => {
  it('every line says something of its own, and its numbers', async () => {
    for (const line of LINES) {
      const { title, message } = await groupText(code, line)
      const english = await groupText('en', line)
      expect(`${title} ${message}`).not.toMatch(/\{\{|\}\}|undefined/)
      if (code !== 'en') {
        expect(title).not.toBe(english.title)
        expect(message).not.toBe(english.message)
      }
      const count = line.amount ?? line.people
      if (count > 2) expect(title).toContain(String(count))
      if (['support', 'comment', 'reply', 'follow', 'helped'].includes(line.kind)) expect(message).toContain('stone')
    }
  })

  it('the digest has its direction, its words and both links, and no name but the reader’s', async () => {
    const happened = await digestWords(code, LINES)
    const email = await digestEmail(
      { username: 'reader_1', display_name: null, email_verified_at: new Date(), language: code },
      {
        count: 7,
        lines: happened,
        link: 'https://worrystone.test/notifications',
        unsubscribe: 'https://worrystone.test/stop?token=a&b',
      },
    )
    expect(email.html).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(email.html).toContain('href="https://worrystone.test/stop?token=a&amp;b"')
    expect(email.text.split('\n')).toContain('https://worrystone.test/notifications')
    expect(email.text.split('\n')).toContain('https://worrystone.test/stop?token=a&b')
    expect(email.subject).toContain('7')
    const all = `${email.subject}${email.text}${email.html}`
    expect(all).not.toMatch(/\{\{|\}\}|undefined/)
    expect(all.replaceAll('Worrystone', '').replaceAll('worrystone', '')).not.toContain('stone')
    expect(email.html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
    expect(email.text).toMatchSnapshot()
  })
})
