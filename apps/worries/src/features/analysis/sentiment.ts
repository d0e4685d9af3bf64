import { useT } from '@worrystone/i18n'

/** From the darkest to the brightest. */
export const SENTIMENTS = ['very-negative', 'negative', 'neutral', 'positive', 'very-positive'] as const
export type Sentiment = (typeof SENTIMENTS)[number]

/** From -1 to 1 in five steps. */
export function getSentiment(score: number): Sentiment {
  if (score <= -0.7) return 'very-negative'
  if (score <= -0.3) return 'negative'
  if (score < 0.3) return 'neutral'
  return score < 0.7 ? 'positive' : 'very-positive'
}

export function useSentimentLabel(): (score: number) => string {
  const t = useT()
  const labels: Record<Sentiment, string> = {
    'very-negative': t('Very Negative'),
    negative: t('Negative'),
    neutral: t('Neutral'),
    positive: t('Positive'),
    'very-positive': t('Very Positive'),
  }
  return (score) => labels[getSentiment(score)]
}
