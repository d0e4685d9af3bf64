import { DANGER_CATEGORIES, type DangerCategory, type DangerPhrases } from './danger-phrases.ts'
import {
  beginsHangulWord,
  joinSpelled,
  type Match,
  type PhraseMatcher,
  type Phrases,
  phraseMatcher,
  phraseMatcherInSteps,
  type Token,
  tokenize,
  wordSplitter,
} from './matching/index.ts'

/**
 * 0: an ordinary worry · 1: hopelessness, past self-harm, a death by suicide in the family · 2: present thoughts of suicide or
 * self-harm · 3: a plan, means, a time, a goodbye, an attempt.
 */
export type DangerLevel = 0 | 1 | 2 | 3

export type Danger = {
  level: DangerLevel
  /** The text instructs others, offers means, proposes a pact or encourages harm. */
  method: boolean
}

const LEVEL_BY_CATEGORY: Partial<Record<DangerCategory, DangerLevel>> = { hopeless: 1, present: 2, acute: 3 }

export type DangerDetector = (text: string) => Danger

const NO_DANGER: Danger = { level: 0, method: false }

export const highestLevel = (levels: readonly DangerLevel[]): DangerLevel =>
  levels.reduce<DangerLevel>((highest, level) => (level > highest ? level : highest), 0)

export const mostSevere = (dangers: readonly Danger[]): Danger => ({
  level: highestLevel(dangers.map(({ level }) => level)),
  method: dangers.some(({ method }) => method),
})

const optionsOf = (phrases: DangerPhrases): Phrases<DangerCategory> => ({
  scripts: phrases.scripts,
  gap: phrases.gap,
  negations: phrases.negations,
  lists: DANGER_CATEGORIES.map((category) => ({ category, phrases: phrases[category] })),
})

/**
 * Judges texts by phrase lists. It judges a text in every language of its script, because people write in other
 * languages than that of their page. It stores nothing.
 */
export const dangerDetector = (languages: readonly DangerPhrases[]): DangerDetector =>
  detectorOf(languages.map((phrases) => phraseMatcher(optionsOf(phrases))))

/** A task of a page may take 16 ms on a phone that is four times slower than a desktop. */
const STEP_MS = 3

/** The detector for texts in one language, compiled in small steps with a pause after each: for browsers. */
export async function dangerDetectorInSteps(
  phrases: DangerPhrases,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<DangerDetector> {
  return detectorOf([await phraseMatcherInSteps(optionsOf(phrases), { budgetMs: STEP_MS, pause })])
}

function detectorOf(matchers: readonly PhraseMatcher<DangerCategory>[]): DangerDetector {
  const split = wordSplitter(new Set(matchers.flatMap(({ vocabulary }) => [...vocabulary])))

  return (text) => {
    const { tokens, scripts } = tokenize(text)
    const joined = joinSpelled(tokens, split)
    const tokenLists = joined ? [tokens, joined] : [tokens]
    const inScript = matchers.filter((matcher) => matcher.scripts.some((script) => scripts.has(script)))
    return mostSevere(inScript.flatMap((matcher) => tokenLists.map((tokenList) => assess(tokenList, matcher))))
  }
}

function assess(tokens: readonly Token[], matcher: PhraseMatcher<DangerCategory>): Danger {
  const matches = matcher.matches(tokens).filter((match) => beginsHangulWord(tokens[match.from] as Token) || match.isAnywhere)
  if (matches.length === 0) return NO_DANGER
  const sentenceOf = sentenceNumbers(tokens)
  const sentencesWith = (category: DangerCategory) =>
    new Set(matches.filter((match) => match.category === category).map(({ from }) => sentenceOf[from]))
  const aboutSentences = sentencesWith('about')
  const pastSentences = sentencesWith('past')
  const never = matches.filter(({ category }) => category === 'never')

  let level: DangerLevel = 0
  let method = false
  for (const match of matches) {
    const matchLevel = LEVEL_BY_CATEGORY[match.category]
    if (matchLevel === undefined && match.category !== 'method') continue
    if (!match.isCertain) {
      const sentence = sentenceOf[match.from]
      if (aboutSentences.has(sentence) || overlaps(match, never) || isNegated(match, tokens, matcher)) continue
      if (pastSentences.has(sentence)) {
        level = level > 1 ? level : 1
        continue
      }
    }
    if (match.category === 'method') method = true
    else if (matchLevel !== undefined && matchLevel > level) level = matchLevel
  }
  return { level, method }
}

/** A negation precedes the match in the same sentence. */
const isNegated = ({ from }: Match, tokens: readonly Token[], matcher: PhraseMatcher<DangerCategory>) =>
  !tokens[from]?.isFirst && matcher.isNegation(tokens[from - 1])

/** The number of the sentence that each token belongs to. */
function sentenceNumbers(tokens: readonly Token[]): number[] {
  let sentence = 0
  return tokens.map(({ isFirst }) => {
    if (isFirst) sentence++
    return sentence
  })
}

const overlaps = ({ from, to }: Match, others: readonly Match[]) => others.some((other) => other.from < to && other.to > from)
