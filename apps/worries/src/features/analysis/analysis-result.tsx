import type { Post, WorryAnalysis } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { CategoryBadge } from '../../shared/category-badge.tsx'
import { CategoryCorrection } from './category-correction.tsx'
import { Facts, KeywordRow } from './facts.ts'
import { useSubcategoryName } from './subcategory-names.ts'
import { ToneScale } from './tone-scale.tsx'

type Props = {
  post: Post
  result: WorryAnalysis
  canCorrect: boolean
  /** On the analysis page, which has the details: the keywords too. */
  isWhole: boolean
  /** The method of the analysis. */
  children: ReactNode
}

/**
 * The analysis of a worry: its theme in words, and its tone. For an author in distress a few calm sentences: no verdict, and none of the
 * heaviest words of the text.
 */
export function AnalysisResult({ post, result, canCorrect, isWhole, children }: Props) {
  const t = useT()
  const subcategory = useSubcategoryName()
  const { isGentle, sentimentScore, keywords } = result
  if (result.isTooLittle && !isGentle) {
    return (
      <>
        <Text tone="inkSoft">{t('There is too little in this text to go by.')}</Text>
        {canCorrect && <CategoryCorrection post={post} result={result} />}
      </>
    )
  }
  return (
    <>
      {result.isOutdated && (
        <Banner kind="info">{t('The worry was changed after this was found. A new look is on its way.')}</Banner>
      )}
      {isGentle && (
        <Text serif lineHeight={1.5}>
          {t('This sounds heavy, and it is good that you wrote it down. You do not have to carry it alone.')}
        </Text>
      )}
      <Facts>
        <div>
          <dt>{t('What it is about')}</dt>
          <dd>
            <CategoryBadge category={result.category} subcategory={result.subcategory && subcategory(result.subcategory)} />
          </dd>
        </div>
        {!isGentle && sentimentScore !== null && (
          <div>
            <dt>{t('How it sounds')}</dt>
            <dd>
              <ToneScale score={sentimentScore} />
            </dd>
          </div>
        )}
        {isWhole && !isGentle && keywords.length > 0 && (
          <div data-wide="">
            <dt>{t('Keywords')}</dt>
            <dd>
              <KeywordRow direction="row" gap={2}>
                {keywords.map((word) => (
                  <li key={word} dir="auto">
                    {word}
                  </li>
                ))}
              </KeywordRow>
            </dd>
          </div>
        )}
      </Facts>
      {canCorrect && <CategoryCorrection post={post} result={result} />}
      {children}
    </>
  )
}
