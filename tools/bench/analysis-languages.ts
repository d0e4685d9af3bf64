import { parseArgs } from 'node:util'
import { readHeldWorries, readWrittenWorries } from '@worrystone/analysis-training/written-worries'
import { localAnalysis } from '@worrystone/api/analysis/internals'
import { Category, LANGUAGES } from '@worrystone/contracts'

/**
 * Quality and cost of the analysis of the other languages, on the held-out written worries, or with
 * `--held <folder>` on others: `node tools/bench/analysis-languages.ts`. Prints totals and no sentence.
 */

const { values } = parseArgs({ options: { held: { type: 'string' } } })
const worries = values.held ? readHeldWorries(values.held) : readWrittenWorries().filter(({ isAside }) => isAside)
const analyze = await localAnalysis()
for (const { text } of worries.slice(0, 100)) await analyze(text)

const since = process.cpuUsage()
const judged: ((typeof worries)[number] & {
  isRight: boolean
  isInItsLanguage: boolean
  isFelt: boolean
  hasSubcategory: boolean
})[] = []
for (const worry of worries) {
  const analysis = await analyze(worry.text)
  judged.push({
    ...worry,
    isRight: analysis.category === worry.category,
    isInItsLanguage: analysis.language === worry.language,
    isFelt: analysis.sentiment !== null,
    hasSubcategory: analysis.subcategory !== null,
  })
}
const { user, system } = process.cpuUsage(since)

type Judged = (typeof judged)[number]
const share = (of: Judged[], is: (one: Judged) => boolean) =>
  of.length === 0 ? '-' : (of.filter(is).length / of.length).toFixed(3)
const rowOf = (of: Judged[]) => ({
  worries: of.length,
  category: share(of, ({ isRight }) => isRight),
  language: share(of, ({ isInItsLanguage }) => isInItsLanguage),
  sentiment: share(of, ({ isFelt }) => isFelt),
  subcategory: share(of, ({ hasSubcategory }) => hasSubcategory),
})
const codes = LANGUAGES.map(({ code }) => code).filter((code) => judged.some(({ language }) => language === code))
const ofLanguage = (code: string) => judged.filter(({ language }) => language === code)
console.table(Object.fromEntries([...codes.map((code) => [code, rowOf(ofLanguage(code))]), ['all', rowOf(judged)]]))
console.log('Category right, by category and language')
console.table(
  Object.fromEntries(
    Category.options.map((category) => {
      const isOfIt = (worry: Judged) => worry.category === category
      const each = codes.map((code) => [code, share(ofLanguage(code).filter(isOfIt), ({ isRight }) => isRight)])
      return [category, { ...Object.fromEntries(each), all: share(judged.filter(isOfIt), ({ isRight }) => isRight) }]
    }),
  ),
)
console.log(`${((user + system) / 1_000 / judged.length).toFixed(2)} ms of the processor a text`)
