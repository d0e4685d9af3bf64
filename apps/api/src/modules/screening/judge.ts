import type { ScreeningReason } from '@worrystone/contracts'
import type { Category, Hit, Lexicon } from './lexicon.ts'
import { hasContact, linksIn } from './links.ts'
import { joinSpelled, type Reading, read, type Token } from './tokens.ts'
import { LEXICONS, splitInto } from './words/index.ts'

export type Judgement = {
  /** What was found, whether or not it holds the text. */
  reasons: ScreeningReason[]
  /** A moderator has to look at it first. */
  isHeld: boolean
  links: number
}
type Circumstances = { kind: 'post' | 'comment' | 'story'; isOnPostInDanger: boolean; isNew: boolean }

/** More links than this are advertising, whoever writes. */
const MOST_LINKS = 4
/** So many words of an answer may stand beside an insult for it to be nothing but that insult. */
const BARE = 2

type Found = { hits: Hit[]; tokens: Token[]; lexicon: Lexicon; reading: Reading }

function findIn(text: string): Found[] {
  const reading = read(text)
  const joined = joinSpelled(reading.tokens, splitInto)
  const lists = joined ? [reading.tokens, joined] : [reading.tokens]
  return LEXICONS.filter(({ scripts }) => scripts.some((script) => reading.scripts.has(script))).flatMap((lexicon) =>
    lists.map((tokens) => ({
      hits: lexicon.hits(tokens).filter((hit) => beginsWord(hit, tokens, reading)),
      tokens,
      lexicon,
      reading,
    })),
  )
}

/** Does the writer of this text seem to be in danger? Tuned so that it is asked rather once too often. */
export const speaksOfDanger = (text: string): boolean =>
  findIn(text).some((found) => found.hits.some((hit) => hit.category === 'danger' && !isSaying(hit, found)))

/** What the words of a text say, without regard to who wrote what before. */
export function judge(text: string, { kind, isOnPostInDanger, isNew }: Circumstances): Judgement {
  const isComment = kind === 'comment'
  const links = linksIn(text)
  const reasons = new Set<ScreeningReason>()
  let offers = links > 0 || hasContact(text) ? 1 : 0
  const severe = new Set<Category>(['harm', 'harass'])
  if (isComment) severe.add('insulted').add('slur')
  if (isComment && isOnPostInDanger) severe.add('push')

  for (const found of findIn(text)) {
    const offered = new Set<number>()
    for (const hit of found.hits) {
      const { category } = hit
      if (isSaying(hit, found)) continue
      if (category === 'danger') reasons.add('danger')
      else if (category === 'spam') reasons.add('spam')
      else if (category === 'offer') offered.add(hit.from)
      else if (severe.has(category) && !isExcused(hit, found, { isComment, isOnPostInDanger })) reasons.add(REASON_OF[category])
    }
    offers += Math.min(offered.size, 2)
    if (isComment && found.tokens.length <= BARE && found.lexicon.isInsult(found.tokens)) reasons.add('harassment')
  }
  if (offers >= 2 && (offers > 2 || links > 0 || isNew)) reasons.add('spam')
  if (links > MOST_LINKS) reasons.add('spam')
  if (isNew && links > 0) reasons.add('links')

  // Danger to life is never held up by what may only look like advertising.
  const holding: ScreeningReason[] = reasons.has('danger')
    ? ['harassment', 'encouraging-harm']
    : ['harassment', 'encouraging-harm', 'spam', 'links']
  return { reasons: ORDER.filter((reason) => reasons.has(reason)), isHeld: holding.some((reason) => reasons.has(reason)), links }
}

const ORDER: ScreeningReason[] = ['danger', 'encouraging-harm', 'harassment', 'spam', 'links', 'repeated']
const REASON_OF: Record<Category, ScreeningReason> = {
  danger: 'danger',
  harm: 'encouraging-harm',
  push: 'encouraging-harm',
  harass: 'harassment',
  insulted: 'harassment',
  slur: 'harassment',
  spam: 'spam',
  offer: 'spam',
  report: 'harassment',
  never: 'harassment',
}

const SINGLE = /^[\p{Script=Han}\p{Script=Hiragana}]$/u
const HANGUL = /^\p{Script=Hangul}$/u
/** So much of a text around a place tells where its words begin. */
const AROUND = 40
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Where no spaces stand between words, a phrase must not begin in the middle of one: 过去 | 死了 is not 去死. */
function beginsWord({ from, category, isAnywhere }: Hit, tokens: Token[], { folded }: Reading): boolean {
  const first = tokens[from]
  if (!first || isAnywhere) return true
  const sign = first.forms[0] ?? ''
  if (HANGUL.test(sign)) return first.isWordStart
  if (category === 'danger' || !SINGLE.test(sign)) return true
  const start = Math.max(0, first.at - AROUND)
  const piece = folded.slice(start, first.at + AROUND)
  return segmenter.segment(piece).containing(first.at - start)?.index === first.at - start
}

/** Part of a saying that means something else. */
const isSaying = (hit: Hit, { hits }: Found) =>
  !hit.isSure && hits.some(({ category, from, to }) => category === 'never' && from < hit.to && to > hit.from)

/** Denied, or the words of somebody else that are only told. In an answer only what was said to its writer is. */
function isExcused(
  hit: Hit,
  { hits, tokens, lexicon }: Found,
  { isComment, isOnPostInDanger }: Pick<Circumstances, 'isOnPostInDanger'> & { isComment: boolean },
): boolean {
  const { from, to, isSure } = hit
  // Whoever wishes to die has said the rude word of themselves.
  if (hits.some((danger) => danger.category === 'danger' && danger.from <= from && danger.to >= to)) return true
  if (!isSure && !tokens[from]?.isFirst && lexicon.isNegation(tokens[from - 1])) return true
  if (isComment && isOnPostInDanger) return false
  if (!isComment && tokens.slice(from, to).every(({ isQuoted }) => isQuoted)) return true
  const reach = lexicon.gap * 2
  return hits.some((report) => {
    if (report.category !== 'report' || (isComment && !report.isToMe)) return false
    if (report.to <= from) return from - report.to <= reach && !hasEnd(tokens, report.to, from)
    return report.from >= to && report.from - to <= reach && !hasEnd(tokens, to, report.from)
  })
}

/** A sentence ends between the two places. */
const hasEnd = (tokens: Token[], from: number, to: number) => tokens.slice(from, to + 1).some(({ isFirst }) => isFirst)
