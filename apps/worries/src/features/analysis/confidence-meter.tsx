import { useFormat, useT } from '@worrystone/i18n'
import { color, radius, Stack, Text } from '@worrystone/ui'
import { styled } from 'styled-components'

export type Band = 'high' | 'good' | 'some' | 'little'

/** The confidence of a result, in four bands. */
export function getBand(confidence: number): Band {
  if (confidence >= 0.8) return 'high'
  if (confidence >= 0.6) return 'good'
  return confidence >= 0.4 ? 'some' : 'little'
}

const COLORS: Record<Band, string> = {
  high: color.primary,
  good: 'var(--avatar-4)',
  some: color.accent,
  little: color.lineStrong,
}

/** The confidence in words and, unless gentle, its percentage and a bar in the colour of its band. */
export function ConfidenceMeter({ confidence, isGentle }: { confidence: number; isGentle: boolean }) {
  const t = useT()
  const { number } = useFormat()
  const band = getBand(confidence)
  const labels: Record<Band, string> = {
    high: t('Very sure'),
    good: t('Fairly sure'),
    some: t('Not quite sure'),
    little: t('A guess'),
  }
  if (isGentle) return labels[band]
  const share = Math.round(confidence * 100)
  return (
    <Stack gap={1} max="16rem">
      <span>
        {labels[band]}{' '}
        <Text as="span" size="s" tone="inkSoft" numeric>
          ({t('{{share}}%', { share: number(share) })})
        </Text>
      </span>
      <Track aria-hidden="true">
        <Fill data-band={band} style={{ inlineSize: `${share}%`, background: COLORS[band] }} />
      </Track>
    </Stack>
  )
}

const Track = styled.div`
  block-size: 0.5rem;
  border-radius: ${radius.round};
  background: ${color.wash};
  box-shadow: inset 0 0 0 1px ${color.line};
  overflow: hidden;
`

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  @media (forced-colors: active) { background: Highlight !important; }
`
