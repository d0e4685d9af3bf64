import { localAnalysis } from '@worrystone/api/analysis/internals'
import { Category } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { LISTED, readWrittenWorries } from './written-worries.ts'

/** The least accuracy of each language on the held-out worries. */
const MIN_ACCURACY = { category: 0.5, language: 0.97, sentiment: 0.9 }
const MIN_TOTAL_ACCURACY = { category: 0.65, language: 0.99 }

it('analyzes the held-out worries in every language', async () => {
  const analyze = await localAnalysis()
  const heldOut = readWrittenWorries().filter(({ isHeldOut }) => isHeldOut)
  const analyses = await Promise.all(heldOut.map(async (worry) => ({ worry, analysis: await analyze(worry.text) })))
  const shareOf = (items: typeof analyses, matches: (item: (typeof analyses)[number]) => boolean) =>
    items.filter(matches).length / items.length
  const isRight = ({ worry, analysis: { category } }: (typeof analyses)[number]) => category === worry.category
  const isInItsLanguage = ({ worry, analysis: { language } }: (typeof analyses)[number]) => language === worry.language
  for (const language of LISTED) {
    const ofLanguage = analyses.filter(({ worry }) => worry.language === language)
    // The short ones; languages with longer worries have as many of those held out.
    expect(ofLanguage.length, language).toBeGreaterThanOrEqual(4 * Category.options.length)
    expect(shareOf(ofLanguage, isRight), language).toBeGreaterThanOrEqual(MIN_ACCURACY.category)
    expect(shareOf(ofLanguage, isInItsLanguage), language).toBeGreaterThanOrEqual(MIN_ACCURACY.language)
    expect(
      shareOf(ofLanguage, ({ analysis: { sentiment } }) => sentiment !== null),
      language,
    ).toBeGreaterThanOrEqual(MIN_ACCURACY.sentiment)
  }
  expect(shareOf(analyses, isRight)).toBeGreaterThanOrEqual(MIN_TOTAL_ACCURACY.category)
  expect(shareOf(analyses, isInItsLanguage)).toBeGreaterThanOrEqual(MIN_TOTAL_ACCURACY.language)
})
