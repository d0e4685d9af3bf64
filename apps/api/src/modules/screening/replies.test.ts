import { LANGUAGES } from '@worrystone/contracts'
import { readDangerSentences, readReplies } from '@worrystone/safety/testing'
import { describe, expect, it } from 'vitest'
import { screenPhrases } from './screen-phrases.ts'

/** Replies that the phrase lists alone must hold; others are left to the heads and to reports. */
const HARMFUL_HELD = 20

const isHeld = (text: string, isOnPostInDanger: boolean) =>
  screenPhrases(text, { kind: 'comment', isOnPostInDanger, isNew: false }).isHeld

describe.each(LANGUAGES.map(({ code }) => code))('replies in %s', (language) => {
  const replies = [...readReplies(language, 'training'), ...readReplies(language, 'held-out')]
  const kind = replies.filter((reply) => reply.kind === 'kind').map(({ text }) => text)
  const harmful = replies.filter((reply) => reply.kind === 'harmful').map(({ text }) => text)

  it('holds no kind reply, also to a person in danger', () => {
    expect(kind.length).toBeGreaterThanOrEqual(40)
    expect(kind.filter((text) => isHeld(text, true) || isHeld(text, false))).toEqual([])
  })

  it('holds harmful replies to a person in danger', () => {
    expect(harmful.filter((text) => isHeld(text, true)).length).toBeGreaterThanOrEqual(HARMFUL_HELD)
  })

  it('holds no worry of a person in danger', () => {
    const inDanger = readDangerSentences(language, 'training').filter(({ level }) => level === '2' || level === '3')
    const held = inDanger.filter(({ text }) => screenPhrases(text, { kind: 'post', isOnPostInDanger: false, isNew: true }).isHeld)
    // A question about a method may read like an instruction; more than a few would silence people in danger.
    expect(held.length).toBeLessThanOrEqual(inDanger.length * 0.02)
  })
})
