import { Category } from '@worrystone/contracts'
import { isListedWord } from '../../analysis/index.ts'
import { screenPhrases } from '../../screening/index.ts'
import { epochOf } from './candidates.ts'
import { ALL, type PublishedCell, type Topic } from './cell.ts'
import { perturbed } from './perturbation.ts'
import type { ProtectionRules } from './rules.ts'
import type { WordCell } from './word-cells.ts'

const MAX_TOPICS = 50
/** A word is a name if it is capitalized inside sentences at least this often. */
const MIN_NAME_CAPITALS = 0.3
/** The minimum share of a word's people in one category: words of worries of every kind ('night', 'between') are no topics. */
const MIN_CATEGORY_SHARE = 0.5
/** English words that occur in worries of every kind. */
const GENERIC_WORDS = new Set(
  `first last second next one two three four five ten twenty thirty hundred thing things everything nothing something anything everyone nobody
  someone everybody others other people person way ways lot lots bit kind sort time times day days today tomorrow yesterday night week weeks
  month months year years hour hours minute minutes moment between good bad badly better worse best worst new old big small little long short
  whole same different many much few able sure real right wrong worry worries`.split(/\s+/),
)
const LETTERS = /^[\p{L}\p{M}]+(?:['’ -][\p{L}\p{M}]+)*$/u

type Context = { toDay: string; rules: ProtectionRules }

/** The words that may be shown as topics, ordered by people. */
export function topicsOf(words: WordCell[], { toDay, rules }: Context): Topic[] {
  const epoch = epochOf(toDay, rules)
  const publishableFigures = (cell: WordCell | undefined): PublishedCell | undefined => {
    if (!cell || cell.people < rules.minPeople) return undefined
    const figures = perturbed(cell, rules, epoch)
    return figures.people >= rules.minShownCount ? figures : undefined
  }
  /** By the count with noise, so that one person does not decide. */
  const isMainCategory = (cell: WordCell, { people }: PublishedCell) =>
    cell.category !== ALL && !cell.isBefore && perturbed(cell, rules, epoch).people >= people * MIN_CATEGORY_SHARE
  const byWord = Map.groupBy(words, ({ word, language }) => `${language} ${word}`)
  const topics = [...byWord.values()].flatMap((cells): Topic[] => {
    const figuresFor = (category: string, isBefore: boolean) =>
      publishableFigures(cells.find((cell) => cell.category === category && cell.isBefore === isBefore))
    const now = figuresFor(ALL, false)
    const [first] = cells
    if (!now || !first || !isPublishable(first)) return []
    const categories = Category.options
      .map((category) => ({ category, people: figuresFor(category, false)?.people ?? 0 }))
      .filter(({ people }) => people > 0)
      .sort((a, b) => b.people - a.people)
    if (!cells.some((cell) => isMainCategory(cell, now))) return []
    return [
      {
        topic: first.word,
        category: categories[0]?.category ?? null,
        people: now.people,
        sentiment: now.sentiment,
        before: figuresFor(ALL, true)?.people ?? null,
      },
    ]
  })
  return topics.sort((a, b) => b.people - a.people || (a.topic < b.topic ? -1 : 1)).slice(0, MAX_TOPICS)
}

/** No name, no contact, nothing offensive. In languages other than English only words of the category lists. */
function isPublishable({ word, language, capitals, isName }: WordCell): boolean {
  if (!LETTERS.test(word)) return false
  const { reasons, isHeld, dangerLevel, links } = screenPhrases(word, { kind: 'comment', isOnPostInDanger: true, isNew: true })
  if (reasons.length > 0 || isHeld || dangerLevel > 0 || links > 0) return false
  if (language !== 'en') return isListedWord(word, language)
  return capitals < MIN_NAME_CAPITALS && !isName && word.split(' ').every((part) => !GENERIC_WORDS.has(part))
}
