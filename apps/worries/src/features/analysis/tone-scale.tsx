import { useT } from '@worrystone/i18n'
import { color, Stack, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { getSentiment, SENTIMENTS, type Sentiment, useSentimentLabel } from './sentiment.ts'
import { WeatherGlyph } from './weather-glyph.tsx'

/** The tone of a text as weather: five steps from storm to sun, and one sentence. No number. */
export function ToneScale({ score }: { score: number }) {
  const t = useT()
  const label = useSentimentLabel()
  const current = getSentiment(score)
  const sentences: Record<Sentiment, string> = {
    'very-negative': t('Like a storm: these words carry a great deal.'),
    negative: t('Like a rainy day: these words carry something heavy.'),
    neutral: t('Like a cloudy day: neither dark nor bright.'),
    positive: t('Like a break in the clouds: some light comes through.'),
    'very-positive': t('Like a clear day: these words sound light.'),
  }
  return (
    <Stack gap={2}>
      <Scale role="img" aria-label={label(score)}>
        {SENTIMENTS.map((sentiment) => (
          <Step key={sentiment} data-here={sentiment === current ? '' : undefined}>
            <WeatherGlyph sentiment={sentiment} />
          </Step>
        ))}
      </Scale>
      <Text serif lineHeight={1.5}>
        {sentences[current]}
      </Text>
    </Stack>
  )
}

const Scale = styled.div`
  display: flex;
  gap: ${space[1]};
`

const Step = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  color: ${color.inkFaint};
  &[data-here] { background: ${color.supportSoft}; color: ${color.supportInk}; }
  @media (forced-colors: active) {
    &[data-here] { outline: 2px solid CanvasText; }
  }
`
