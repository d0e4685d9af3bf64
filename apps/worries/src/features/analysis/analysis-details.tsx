import type { WorryAnalysis } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Fold, Stack, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { ConfidenceMeter } from './confidence-meter.tsx'
import { Facts } from './facts.ts'
import { useSentimentLabel } from './sentiment.ts'
import { WhyThisCategory } from './why-this-category.tsx'

/**
 * The figures behind an analysis, folded: for its author and for staff. `retryButton` repeats the analysis. For an author in
 * distress words instead of numbers.
 */
export function AnalysisDetails({ result, retryButton }: { result: WorryAnalysis; retryButton: ReactNode }) {
  const t = useT()
  const { number } = useFormat()
  const sentimentLabel = useSentimentLabel()
  const { isGentle, sentimentScore } = result
  return (
    <Fold label={t('How this was read')}>
      <Stack gap={4}>
        <Facts>
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
          {result.method !== 'author' && (
            <div>
              <dt>{t('Confidence')}</dt>
              <dd>
                <ConfidenceMeter confidence={result.confidence} isGentle={isGentle} />
              </dd>
            </div>
          )}
        </Facts>
        <WhyThisCategory result={result} />
        {retryButton}
      </Stack>
    </Fold>
  )
}
