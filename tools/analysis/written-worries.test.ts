import { localAnalysis } from '@worrystone/api/analysis/internals'
import { Category } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { LISTED, readWrittenWorries } from './written-worries.ts'

/** The least accuracy of each language on the held-out worries. */
const AT_LEAST = { category: 0.5, language: 0.97, sentiment: 0.9 }
const ALTOGETHER = { category: 0.65, language: 0.99 }

it('analyzes the held-out worries in every language', async () => {
  const analyze = await localAnalysis()
  const heldOut = readWrittenWorries().filter(({ isHeldOut }) => isHeldOut)
  const analyses = await Promise.all(heldOut.map(async (worry) => ({ worry, analysis: await analyze(worry.text) })))
  const shareOf = (of: typeof analyses, is: (item: (typeof analyses)[number]) => boolean) => of.filter(is).length / of.length
  const isRight = ({ worry, analysis: { category } }: (typeof analyses)[number]) => category === worry.category
  const isInItsLanguage = ({ worry, analysis: { language } }: (typeof analyses)[number]) => language === worry.language
  for (const language of LISTED) {
    const ofIt = analyses.filter(({ worry }) => worry.language === language)
    // The short ones; languages with longer worries have as many of those held out.
    expect(ofIt.length, language).toBeGreaterThanOrEqual(4 * Category.options.length)
    expect(shareOf(ofIt, isRight), language).toBeGreaterThanOrEqual(AT_LEAST.category)
    expect(shareOf(ofIt, isInItsLanguage), language).toBeGreaterThanOrEqual(AT_LEAST.language)
    expect(
      shareOf(ofIt, ({ analysis: { sentiment } }) => sentiment !== null),
      language,
    ).toBeGreaterThanOrEqual(AT_LEAST.sentiment)
  }
  expect(shareOf(analyses, isRight)).toBeGreaterThanOrEqual(ALTOGETHER.category)
  expect(shareOf(analyses, isInItsLanguage)).toBeGreaterThanOrEqual(ALTOGETHER.language)
})
