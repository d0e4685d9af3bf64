import { parseArgs } from 'node:util'
import { loadEmbedding } from '@worrystone/api/analysis/internals'
import { type Aspect, screenPhrases, textClassifier } from '@worrystone/api/screening/internals'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { type DangerSentence, readDangerSentences, readReplies, type SentenceSet } from '@worrystone/safety/testing'

/**
 * Prints recall and false alarms of the danger detection, and what the screening holds of replies, per language and family:
 * `npm run bench:safety [-- --language en --set training]`. The held-out sentences are by another author than the lists.
 */

const { values } = parseArgs({ options: { language: { type: 'string' }, set: { type: 'string', default: 'held-out' } } })
const set = values.set as SentenceSet
let currentLanguage: LanguageCode = 'en'
// The language of each sentence is given here, so that the figures are those of the heads alone.
const classifier = textClassifier({ embed: await loadEmbedding(), detectLanguage: () => currentLanguage })
function classify(text: string, language: LanguageCode, aspect: Aspect) {
  currentLanguage = language
  return classifier(text, aspect)
}
const languages = LANGUAGES.map(({ code }) => code).filter((code) => values.language === undefined || code === values.language)

const percent = (share: number) => (Number.isNaN(share) ? '-' : `${(100 * share).toFixed(1)} %`)
const share = <T>(all: readonly T[], matches: (item: T) => boolean) => percent(all.filter(matches).length / all.length)

type ClassifiedSentence = DangerSentence & { byList: boolean; byEither: boolean }

async function classifySentences(language: LanguageCode): Promise<ClassifiedSentence[]> {
  const sentences = readDangerSentences(language, set).filter(({ level }) => level !== 'm')
  return Promise.all(
    sentences.map(async (sentence) => {
      const byList = dangerIn(sentence.text).level >= 2
      return { ...sentence, byList, byEither: byList || (await classify(sentence.text, language, 'danger')).dangerLevel >= 2 }
    }),
  )
}

function printFamilies(language: LanguageCode, sentences: ClassifiedSentence[]) {
  const families = Map.groupBy(sentences, ({ level, family }) => `${Number(level) >= 2 ? 'danger' : `level ${level}`}: ${family}`)
  const rows = [...families].sort().map(([family, members]) => [
    family,
    {
      sentences: members.length,
      list: share(members, ({ byList }) => byList),
      'list or head': share(members, ({ byEither }) => byEither),
    },
  ])
  console.log(`\n${language}, danger seen (level 2 or 3) by family, ${set} sentences`)
  console.table(Object.fromEntries(rows))
}

async function screenReplies(language: LanguageCode) {
  const replies = readReplies(language, set)
  const outcomes = await Promise.all(
    replies.map(async ({ kind, text }) => {
      const { harassment, dangerLevel } = await classify(text, language, 'reply')
      const isHeldByHead = dangerLevel < 2 && harassment === 'certain'
      const isHeldElsewhere = dangerLevel < 2 && (harassment === 'certain' || harassment === 'hold')
      const inDanger = screenPhrases(text, { kind: 'comment', isOnPostInDanger: true, isNew: false })
      const elsewhere = screenPhrases(text, { kind: 'comment', isOnPostInDanger: false, isNew: false })
      return {
        kind,
        inDanger: inDanger.isHeld || isHeldByHead,
        elsewhere: elsewhere.isHeld || isHeldElsewhere,
        reviewed: inDanger.isHeld || harassment !== 'none',
      }
    }),
  )
  return { kind: outcomes.filter(({ kind }) => kind === 'kind'), harmful: outcomes.filter(({ kind }) => kind === 'harmful') }
}

const summary: Record<string, Record<string, string | number>> = {}
for (const language of languages) {
  const sentences = await classifySentences(language)
  if (languages.length === 1) printFamilies(language, sentences)
  const dangerous = sentences.filter(({ level }) => Number(level) >= 2)
  const harmless = sentences.filter(({ level }) => Number(level) === 0)
  const ordinary = harmless.filter(({ family }) => family === 'ordinary')
  const hard = harmless.filter(({ family }) => family !== 'ordinary')
  const { kind, harmful } = await screenReplies(language)
  summary[language] = {
    danger: dangerous.length,
    'recall list': share(dangerous, ({ byList }) => byList),
    recall: share(dangerous, ({ byEither }) => byEither),
    'alarms hard': share(hard, ({ byEither }) => byEither),
    'alarms ordinary': share(ordinary, ({ byEither }) => byEither),
    'kind held': `${kind.filter(({ inDanger }) => inDanger).length} + ${kind.filter(({ elsewhere }) => elsewhere).length} of ${kind.length}`,
    'harmful held': share(harmful, ({ inDanger }) => inDanger),
    'harmful reviewed': share(harmful, ({ reviewed }) => reviewed),
  }
}
console.log(`\nAll ${set} sentences; 'kind held' counts replies to somebody in danger + replies elsewhere`)
console.table(summary)
process.exit(0)
