import { describe, expect, it } from 'vitest'
import { screenPhrases } from './screen-phrases.ts'
import { HOPELESS, SENTENCES } from './testing-sentences.ts'

const plain = { isOnPostInDanger: false, isNew: false }
const asComment = (text: string) => screenPhrases(text, { kind: 'comment', ...plain })
const asPost = (text: string) => screenPhrases(text, { kind: 'post', ...plain })

describe.each(Object.entries(SENTENCES))('in %s', (_, { held, danger, fine, reported, postHeld, kind }) => {
  it.each(held)('holds a comment: %s', (text) => expect(asComment(text).isHeld).toBe(true))
  it.each(postHeld)('holds a worry: %s', (text) => expect(asPost(text).isHeld).toBe(true))
  it.each(danger)('detects danger and holds nothing: %s', (text) => {
    expect(asPost(text).dangerLevel).toBeGreaterThanOrEqual(2)
    for (const kind of ['post', 'comment', 'story'] as const) {
      const { reasons, isHeld } = screenPhrases(text, { kind, isOnPostInDanger: true, isNew: true })
      expect({ reasons, isHeld }).toEqual({ reasons: ['danger'], isHeld: false })
    }
  })
  it.each([...fine, ...reported])('approves a worry: %s', (text) =>
    expect(asPost(text)).toMatchObject({ reasons: [], isHeld: false }),
  )
  it.each([...fine, ...kind])('approves a comment: %s', (text) =>
    expect(asComment(text)).toMatchObject({ reasons: [], isHeld: false }),
  )
  it.each(kind)('approves a comment for a person in danger: %s', (text) =>
    expect(screenPhrases(text, { kind: 'comment', isOnPostInDanger: true, isNew: false }).isHeld).toBe(false),
  )
})

it.each(HOPELESS)('assesses hopelessness as level 1, without a case: %s', (text) => {
  expect(asPost(text)).toMatchObject({ reasons: [], isHeld: false, dangerLevel: 1 })
})

describe('in every language', () => {
  it('is stricter with comments only if the author of the worry is in danger', () => {
    for (const text of ['Do it', 'go ahead', 'attention seeker', 'lol', '加油，去吧', 'Hazlo', 'やれよ']) {
      expect(screenPhrases(text, { kind: 'comment', isOnPostInDanger: true, isNew: false }).reasons).toContain('encouraging-harm')
    }
    expect(asComment('go ahead').isHeld).toBe(false)
  })

  it('is stricter with comments than with worries', () => {
    expect(asComment('Fuck you').isHeld).toBe(true)
    expect(asPost('Fuck you dad, you were a monster to me').isHeld).toBe(false)
  })

  it('does not hold swearing', () => {
    for (const text of [
      'Fuck, this is hard',
      'What a load of shit',
      'puta vida',
      'Merde alors',
      'Scheiße',
      'блин, пиздец какой день',
    ]) {
      expect(asComment(text)).toMatchObject({ reasons: [], isHeld: false })
    }
  })

  it('holds advertising of every member', () => {
    for (const text of [
      'Earn up to 500 dollars a day working from home',
      'I recovered my lost bitcoin, thanks to the expert hacker',
      'Contact me on WhatsApp for love spells',
      'Gana hasta 300 euros al día desde casa',
      'see https://a.example https://b.example https://c.example https://d.example https://e.example',
    ]) {
      expect(asPost(text)).toMatchObject({ isHeld: true, reasons: expect.arrayContaining(['spam']) })
    }
  })

  it('holds links of new members only', () => {
    for (const text of ['look at www.example.com please', 'https://example.org/x', 'go to my-site.shop']) {
      expect(screenPhrases(text, { kind: 'post', isOnPostInDanger: false, isNew: true })).toMatchObject({
        isHeld: true,
        reasons: ['links'],
      })
      expect(asPost(text).isHeld).toBe(false)
    }
    expect(screenPhrases('I felt so bad.I cried', { kind: 'post', isOnPostInDanger: false, isNew: true }).isHeld).toBe(false)
  })

  it('never holds the text of a person in danger as advertising', () => {
    const result = screenPhrases('I want to die. https://example.org', { kind: 'post', isOnPostInDanger: false, isNew: true })
    expect(result).toMatchObject({ isHeld: false, reasons: ['danger', 'links'] })
  })
})

describe('with any input', () => {
  it('finds a phrase after a long repetition', () => {
    expect(asPost(`${'promo '.repeat(1_500)} kill yourself`).reasons).toContain('encouraging-harm')
  })

  const long = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000)
  /** The minimum of CPU time in milliseconds, which is independent of other processes. */
  const cheapest = (work: () => void, times: number) => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < times; i++) {
      const begun = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(begun)
      best = Math.min(best, (user + system) / 1_000)
    }
    return best
  }

  it('screens a short text in less than a millisecond', () => {
    const texts = Object.values(SENTENCES).flatMap(({ fine }) => fine)
    for (let i = 0; i < 3; i++) for (const text of texts) asComment(text)
    const each = cheapest(() => texts.forEach((text) => void asComment(text)), 10) / texts.length
    expect(each).toBeLessThan(1)
  })

  it.each([
    ['one letter', long('a')],
    ['letters one by one', long('a b c d ')],
    ['the word you', long('you ')],
    ['prefixes of phrases', long('you are so you should i want to kill why dont you just ')],
    ['insults', long('you idiot ')],
    ['everything at once', long('kill yourself i want to die you are worthless ')],
    ['stars', long('*a')],
    ['dots', long('a.')],
    ['addresses', long('www.a.com ')],
    ['almost addresses', long('a-a.a-')],
    ['digits', long('1234 ')],
    ['almost an email address', long('a.b+c@')],
    ['quotes', long('"')],
    ['open quotes', long('“a ')],
    ['marks', long('a\u0301')],
    ['invisible characters', long('\u200b')],
    ['Chinese', long('你去死没人爱你')],
    ['Japanese', long('お前は死ね誰も')],
    ['Korean', long('너는 아무도 죽어 ')],
    ['Arabic', long('لا احد يحبك انت يا ')],
    ['Hindi', long('तू मर कोई तुझसे नहीं ')],
    ['Russian', long('ты никому не нужна убей ')],
    ['letters of every alphabet', long('aя的あ가أक')],
    ['surrogates', long('😀\ud83d')],
  ])('screens 10,000 characters in time: %s', (_, text) => {
    expect(cheapest(() => screenPhrases(text, { kind: 'comment', isOnPostInDanger: true, isNew: true }), 3)).toBeLessThan(400)
  })
})

// Portuguese 'és', read without its accent, is a common Spanish word. Set aside by hash before the list was changed.
it.each([
  'Seguro que no es nada',
  'Equivocarse no es ningún peso para quien te quiere.',
  'Ya verás que no es nada grave.',
  'Isso não é nada que não se resolva.',
  'É um peso que conheço bem.',
])('holds no reassurance because of another language: %s', (text) => {
  for (const isOnPostInDanger of [false, true]) {
    expect(screenPhrases(text, { kind: 'comment', isOnPostInDanger, isNew: false }).isHeld).toBe(false)
  }
})

it.each(['és um erro', 'és um peso para todos', 'não és nada'])('still holds the Portuguese contempt: %s', (text) => {
  expect(screenPhrases(text, { kind: 'comment', isOnPostInDanger: false, isNew: false }).isHeld).toBe(true)
})
