import { parseArgs } from 'node:util'
import { readHeldOutWorries, readWrittenWorries } from '@worrystone/analysis-training/written-worries'
import { localAnalysis } from '@worrystone/api/analysis/internals'
import { Category, LANGUAGES } from '@worrystone/contracts'

/**
 * Quality and cost of the analysis of the other languages, on the held-out written worries, or with
 * `--held <folder>` on others: `node tools/bench/analysis-languages.ts`. Prints totals and no sentence.
 */

const { values } = parseArgs({ options: { held: { type: 'string' } } })
const worries = values.held ? readHeldOutWorries(values.held) : readWrittenWorries().filter(({ isHeldOut }) => isHeldOut)
const analyze = await localAnalysis()
for (const { text } of worries.slice(0, 100)) await analyze(text)

const cpuBefore = process.cpuUsage()
const results: ((typeof worries)[number] & {
  isCorrectCategory: boolean
  isInItsLanguage: boolean
  isFelt: boolean
  hasSubcategory: boolean
})[] = []
for (const worry of worries) {
  const analysis = await analyze(worry.text)
  results.push({
    ...worry,
    isCorrectCategory: analysis.category === worry.category,
    isInItsLanguage: analysis.language === worry.language,
    isFelt: analysis.sentiment !== null,
    hasSubcategory: analysis.subcategory !== null,
  })
}
const { user, system } = process.cpuUsage(cpuBefore)

type Result = (typeof results)[number]
const share = (texts: Result[], matches: (result: Result) => boolean) =>
  texts.length === 0 ? '-' : (texts.filter(matches).length / texts.length).toFixed(3)
const rowOf = (texts: Result[]) => ({
  worries: texts.length,
  category: share(texts, ({ isCorrectCategory }) => isCorrectCategory),
  language: share(texts, ({ isInItsLanguage }) => isInItsLanguage),
  sentiment: share(texts, ({ isFelt }) => isFelt),
  subcategory: share(texts, ({ hasSubcategory }) => hasSubcategory),
})
const codes = LANGUAGES.map(({ code }) => code).filter((code) => results.some(({ language }) => language === code))
const ofLanguage = (code: string) => results.filter(({ language }) => language === code)
console.table(Object.fromEntries([...codes.map((code) => [code, rowOf(ofLanguage(code))]), ['all', rowOf(results)]]))
console.log('Category right, by category and language')
console.table(
  Object.fromEntries(
    Category.options.map((category) => {
      const isInCategory = (worry: Result) => worry.category === category
      const shares = codes.map((code) => [
        code,
        share(ofLanguage(code).filter(isInCategory), ({ isCorrectCategory }) => isCorrectCategory),
      ])
      return [
        category,
        { ...Object.fromEntries(shares), all: share(results.filter(isInCategory), ({ isCorrectCategory }) => isCorrectCategory) },
      ]
    }),
  ),
)
console.log(`${((user + system) / 1_000 / results.length).toFixed(2)} ms of the processor a text`)
