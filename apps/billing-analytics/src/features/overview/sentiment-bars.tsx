import type { DemographicOverview, SentimentLabel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useFigureFormat } from '../../shared/use-figure-format.ts'
import { ShareBars } from './share-bars.tsx'

/** The sentiment of worries, from very negative to very positive. */
export function SentimentBars({ analysis }: { analysis: DemographicOverview['sentimentAnalysis'] }) {
  const t = useT()
  const format = useFigureFormat()
  const names: Record<SentimentLabel, string> = {
    very_negative: t('Very Negative'),
    negative: t('Negative'),
    neutral: t('Neutral'),
    positive: t('Positive'),
    very_positive: t('Very Positive'),
  }
  return (
    <ShareBars
      title={t('On average worries sound: {{sentiment}}', { sentiment: format.sentiment(analysis.globalAverage) })}
      unit={t('Share of the worries; the average goes from 0 (very negative) to 1 (very positive)')}
      rowHeading={t('Sentiment')}
      shares={analysis.distribution.map((share) => ({ ...share, key: share.label, label: names[share.label] }))}
    />
  )
}
