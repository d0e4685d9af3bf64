import type { Post, WorryAnalysis } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Banner, color, font, List, radius, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { CategoryBadge } from '../../shared/category-badge.tsx'
import { CategoryCorrection } from './category-correction.tsx'
import { ConfidenceMeter } from './confidence-meter.tsx'
import { useSentimentLabel } from './sentiment.ts'
import { useSubcategoryName } from './subcategory-names.ts'
import { WhyThisCategory } from './why-this-category.tsx'

/**
 * The analysis of a worry. For an author in distress a few calm sentences: no numbers, no verdict, and none of the heaviest words of
 * the text.
 */
export function AnalysisResult({ post, found, canCorrect }: { post: Post; found: WorryAnalysis; canCorrect: boolean }) {
  const t = useT()
  const { number } = useFormat()
  const sentimentLabel = useSentimentLabel()
  const subcategory = useSubcategoryName()
  const { isGentle, sentimentScore, keywords } = found
  if (found.isTooLittle && !isGentle) {
    return (
      <>
        <Text tone="inkSoft">{t('There is too little in this text to go by.')}</Text>
        {canCorrect && <CategoryCorrection post={post} found={found} />}
      </>
    )
  }
  return (
    <>
      {found.isOutdated && (
        <Banner kind="info">{t('The worry was changed after this was found. A new look is on its way.')}</Banner>
      )}
      {isGentle && (
        <Text serif lineHeight={1.5}>
          {t('This sounds heavy, and it is good that you wrote it down. You do not have to carry it alone.')}
        </Text>
      )}
      <Facts>
        <div>
          <dt>{t('Category')}</dt>
          <dd>
            <CategoryBadge category={found.category} subcategory={found.subcategory && subcategory(found.subcategory)} />
          </dd>
        </div>
        {!isGentle && sentimentScore !== null && (
          <div>
            <dt>{t('Sentiment')}</dt>
            <dd>
              {sentimentLabel(sentimentScore)}{' '}
              <Text as="bdi" size="s" tone="inkSoft" numeric>
                ({number(Math.round(sentimentScore * 100) / 100)})
              </Text>
            </dd>
          </div>
        )}
        {/* Belongs to the analysis, not to the author's own choice. */}
        {found.method !== 'author' && (
          <div>
            <dt>{t('Confidence')}</dt>
            <dd>
              <ConfidenceMeter confidence={found.confidence} isGentle={isGentle} />
            </dd>
          </div>
        )}
        {!isGentle && keywords.length > 0 && (
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
      <WhyThisCategory found={found} />
      {canCorrect && <CategoryCorrection post={post} found={found} />}
    </>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]} ${space[5]};
  margin: 0;
  > div { min-inline-size: 0; }
  > [data-wide] { grid-column: 1 / -1; }
  dt { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  dd { margin: ${space[1]} 0 0; }
`

const KeywordRow = styled(List)`
  > li {
    padding: 0.05rem ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    font-size: ${font.size.s};
    overflow-wrap: anywhere;
  }
`
