import type { ScreeningReason } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'
import { dangerIn } from '@worrystone/safety/all-languages'
import { beginsHangulWord, beginsWord, joinSpelled, type Token, tokenize } from '@worrystone/safety/matching'
import { hasContact, linksIn } from './links.ts'
import { MATCHERS, splitIntoWords } from './matchers.ts'
import { plausibleLanguages } from './plausible-languages.ts'
import type { Category, Match, ScreeningMatcher } from './screening-matcher.ts'

export type PhraseScreening = {
  /** All matches, also those that do not hold the text. */
  reasons: ScreeningReason[]
  /** Whether a moderator has to approve the text before others see it. */
  isHeld: boolean
  dangerLevel: DangerLevel
  links: number
}
type ScreeningContext = { kind: 'post' | 'comment' | 'story'; isOnPostInDanger: boolean; isNew: boolean }

/** More links than this are advertising. */
const MAX_LINKS = 4
/** A text of at most this many words that contains an insult is only an insult. */
const BARE_INSULT_WORDS = 2

type PhraseMatches = { matches: Match[]; tokens: Token[]; matcher: ScreeningMatcher }

function matchPhrases(text: string): PhraseMatches[] {
  const { tokens, scripts, normalized } = tokenize(text)
  const joined = joinSpelled(tokens, splitIntoWords)
  const lists = joined ? [tokens, joined] : [tokens]
  return MATCHERS.filter((matcher) => matcher.scripts.some((script) => scripts.has(script))).flatMap((matcher) =>
    lists.map((list) => ({
      matches: matcher.matches(list).filter((match) => startsAtBoundary(match, list, normalized)),
      tokens: list,
      matcher,
    })),
  )
}

function startsAtBoundary(match: Match, tokens: Token[], normalized: string): boolean {
  const first = tokens[match.from]
  if (!first || match.isAnywhere) return true
  return beginsHangulWord(first) && beginsWord(match, tokens, normalized)
}

/** Screens a text by the phrase lists, independently of earlier texts of its writer. */
export function screenPhrases(text: string, { kind, isOnPostInDanger, isNew }: ScreeningContext): PhraseScreening {
  const isComment = kind === 'comment'
  const links = linksIn(text)
  const danger = dangerIn(text)
  const reasons = new Set<ScreeningReason>()
  if (danger.level >= 2) reasons.add('danger')
  if (danger.method) reasons.add('encouraging-harm')
  let offers = links > 0 || hasContact(text) ? 1 : 0
  const severe = new Set<Category>(['harm', 'harass'])
  if (isComment) severe.add('insulted').add('slur')
  if (isComment && isOnPostInDanger) severe.add('push')
  let languages: ReadonlySet<string> | undefined

  for (const phraseMatches of matchPhrases(text)) {
    const { matches, tokens, matcher } = phraseMatches
    const offered = new Set<number>()
    for (const match of matches) {
      const { category } = match
      if (isIdiom(match, phraseMatches)) continue
      if (category === 'spam') reasons.add('spam')
      else if (category === 'offer') offered.add(match.from)
      else if (severe.has(category) && !isExcused(match, phraseMatches, { isComment, isOnPostInDanger })) {
        if (category === 'push' && isPartOfLongerText(match, phraseMatches)) continue
        if (category === 'slur') {
          // A slur in one language may be an ordinary word in another.
          languages ??= plausibleLanguages(text)
          if (!languages.has(matcher.language)) continue
        }
        reasons.add(REASON_OF[category])
      }
    }
    offers += Math.min(offered.size, 2)
    if (isComment && tokens.length <= BARE_INSULT_WORDS && matcher.isClassWord(tokens)) reasons.add('harassment')
  }
  if (offers >= 2 && (offers > 2 || links > 0 || isNew)) reasons.add('spam')
  if (links > MAX_LINKS) reasons.add('spam')
  if (isNew && links > 0) reasons.add('links')

  // The text of a person in danger is never held as advertising.
  const holdingReasons: ScreeningReason[] = reasons.has('danger')
    ? ['harassment', 'encouraging-harm']
    : ['harassment', 'encouraging-harm', 'spam', 'links']
  return {
    reasons: REASONS.filter((reason) => reasons.has(reason)),
    isHeld: holdingReasons.some((reason) => reasons.has(reason)),
    dangerLevel: danger.level,
    links,
  }
}

const REASONS: ScreeningReason[] = ['danger', 'encouraging-harm', 'harassment', 'spam', 'links', 'repeated']
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

const overlaps = (match: Match, other: Match) => other.from < match.to && other.to > match.from

/** Whether the match is part of an idiom with another meaning. */
const isIdiom = (match: Match, { matches }: PhraseMatches) =>
  !match.isCertain && matches.some((other) => other.category === 'never' && overlaps(match, other))

/** `push` phrases only count in a short reply, because longer encouragement contains them too. */
const isPartOfLongerText = ({ from, to, isCertain }: Match, { tokens, matcher }: PhraseMatches) =>
  !isCertain && tokens.length - (to - from) > matcher.gap

type Excuse = { isComment: boolean; isOnPostInDanger: boolean }

/** Whether the match is negated or reported speech. In a reply only speech to its writer counts as reported. */
function isExcused(match: Match, { matches, tokens, matcher }: PhraseMatches, { isComment, isOnPostInDanger }: Excuse): boolean {
  const { from, to, isCertain } = match
  // A person who wishes to die uses the harmful words about themselves.
  if (matches.some((danger) => danger.category === 'danger' && danger.from <= from && danger.to >= to)) return true
  if (!isCertain && !tokens[from]?.isFirst && matcher.isNegation(tokens[from - 1])) return true
  if (isComment && isOnPostInDanger) return false
  if (!isComment && tokens.slice(from, to).every(({ isQuoted }) => isQuoted)) return true
  const maxDistance = matcher.gap * 2
  return matches.some((report) => {
    if (report.category !== 'report' || (isComment && !report.isToWriter)) return false
    if (report.to <= from) return from - report.to <= maxDistance && !hasSentenceEnd(tokens, report.to, from)
    return report.from >= to && report.from - to <= maxDistance && !hasSentenceEnd(tokens, to, report.from)
  })
}

const hasSentenceEnd = (tokens: Token[], from: number, to: number) => tokens.slice(from, to + 1).some(({ isFirst }) => isFirst)
