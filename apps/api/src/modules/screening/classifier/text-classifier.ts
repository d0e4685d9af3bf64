import type { LanguageCode } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'
import { dangerIn } from '@worrystone/safety/all-languages'
import { dangerFlags } from './danger-flags.ts'
import { namesGroup } from './group-terms.ts'
import { linearHead, readHead } from './linear-head.ts'
import { withRandomFeatures } from './random-features.ts'
import { tokenizedText } from './tokenized-text.ts'
import { windowsOf } from './windows.ts'

const GRADES = ['none', 'review', 'hold', 'certain'] as const
export type HarassmentGrade = (typeof GRADES)[number]

export type Classification = {
  /** 2 if a trained head classifies the text as danger; only the phrase lists distinguish 2 and 3. */
  dangerLevel: Extract<DangerLevel, 0 | 2>
  /** `review`: visible, with a case for moderators. `hold`: visible after a moderator's approval. `certain`: above the score of every kind reply. */
  harassment: HarassmentGrade
}
export const UNREMARKABLE: Classification = { dangerLevel: 0, harassment: 'none' }

/** `danger` only, or `reply`: danger and harassment. */
export type Aspect = 'danger' | 'reply'

export type ClassifierOptions = {
  /** The sentence embedding of an English text. */
  embed: (text: string) => Promise<ArrayLike<number>>
  detectLanguage: (text: string) => LanguageCode | null
}

/** The number of windows of a text that are embedded: those with the highest score by their words. */
const EMBEDDED_WINDOWS = 3

/** Loaded at the first text: 480 KB. */
const loadHeads = () => ({
  danger: { english: head('danger-english'), others: head('danger-multilingual') },
  harassment: {
    english: head('harassment-english'),
    englishGroups: head('harassment-english-groups'),
    others: head('harassment-multilingual'),
  },
})

const head = (name: string) => linearHead(readHead(new URL(`./${name}.weights`, import.meta.url)))

/**
 * Classifies texts by the trained heads: English by its words and its embedding, other languages by words and character n-grams; all but
 * English harassment also by concepts (reasons: docs/decisions/0018-help-and-danger.md). A text in an unknown
 * language is unremarkable: the phrase lists decide alone.
 */
export function textClassifier({ embed, detectLanguage }: ClassifierOptions) {
  let loaded: ReturnType<typeof loadHeads> | undefined
  const heads = () => {
    loaded ??= loadHeads()
    return loaded
  }

  async function english(text: string, aspect: Aspect): Promise<Classification> {
    const { harassment } = heads()
    const danger = heads().danger.english
    const worthEmbedding = danger.about.thresholds.worthEmbedding ?? Number.NEGATIVE_INFINITY
    const alarm = danger.about.thresholds.alarm ?? Number.POSITIVE_INFINITY
    const windows = windowsOf(text)
      .map((window) => {
        const harassmentHead = namesGroup(window) ? harassment.englishGroups : harassment.english
        const tokenized = tokenizedText(window, 'en')
        const dangerScore = danger.partial(tokenized, dangerFlags(dangerIn(window, 'en')))
        return {
          window,
          harassmentHead,
          dangerScore,
          harassmentScore: aspect === 'reply' ? harassmentHead.partial(tokenized) : 0,
        }
      })
      // The embedding takes 15 ms and is skipped if the words alone exclude danger.
      .filter(({ dangerScore }) => aspect === 'reply' || dangerScore >= worthEmbedding)
      .sort((a, b) => b.dangerScore + b.harassmentScore - a.dangerScore - a.harassmentScore)
      .slice(0, EMBEDDED_WINDOWS)
    let classification = UNREMARKABLE
    for (const { window, harassmentHead, dangerScore, harassmentScore } of windows) {
      const vector = await embed(window)
      classification = worse(classification, {
        dangerLevel: dangerScore + danger.fromEmbedding(vector) >= alarm ? 2 : 0,
        harassment:
          aspect === 'reply'
            ? graded(
                harassmentScore + harassmentHead.fromEmbedding(withRandomFeatures(vector)),
                harassmentHead.about.thresholds,
                '',
              )
            : 'none',
      })
    }
    return classification
  }

  function byNgrams(text: string, language: LanguageCode, aspect: Aspect): Classification {
    const { danger, harassment } = heads()
    const alarm = danger.others.about.thresholds[`alarm.${language}`] ?? Number.POSITIVE_INFINITY
    return windowsOf(text).reduce<Classification>((worst, window) => {
      const tokenized = tokenizedText(window, language)
      const isDanger = danger.others.partial(tokenized, dangerFlags(dangerIn(window, language))) >= alarm
      return worse(worst, {
        dangerLevel: isDanger ? 2 : 0,
        harassment:
          aspect === 'reply'
            ? graded(harassment.others.partial(tokenized), harassment.others.about.thresholds, `.${language}`)
            : 'none',
      })
    }, UNREMARKABLE)
  }

  return async (text: string, aspect: Aspect): Promise<Classification> => {
    const language = detectLanguage(text)
    if (language === null) return UNREMARKABLE
    return language === 'en' ? english(text, aspect) : byNgrams(text, language, aspect)
  }
}
export type TextClassifier = ReturnType<typeof textClassifier>

const graded = (score: number, thresholds: Record<string, number>, suffix: string): HarassmentGrade =>
  GRADES.findLast((grade) => score >= (thresholds[grade + suffix] ?? Number.POSITIVE_INFINITY)) ?? 'none'

const worse = (a: Classification, b: Classification): Classification => ({
  dangerLevel: a.dangerLevel > b.dangerLevel ? a.dangerLevel : b.dangerLevel,
  harassment: GRADES.indexOf(a.harassment) >= GRADES.indexOf(b.harassment) ? a.harassment : b.harassment,
})
