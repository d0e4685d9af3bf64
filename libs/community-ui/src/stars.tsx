import { useFormat, useT } from '@worrystone/i18n'
import { color, icons } from '@worrystone/ui'
import { styled } from 'styled-components'

const MAX_STARS = 5

/** A rating from 1 to 5, with halves. Read out as a number. */
export function Stars({ value }: { value: number }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Line role="img" aria-label={t('{{rating}} of 5 stars', { rating: number(value) })}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change their order
        <Star key={index} $fill={Math.max(0, Math.min(1, value - index))}>
          <icons.Star size={16} />
          <icons.Star size={16} />
        </Star>
      ))}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: 0.1rem;
`

/** Two overlaid stars: an outline, and a filled one that is clipped at the rating. */
const Star = styled.span<{ $fill: number }>`
  position: relative;
  display: inline-flex;
  color: ${color.accentInk};
  > svg + svg {
    position: absolute;
    inset: 0;
    fill: currentColor;
    clip-path: inset(0 ${({ $fill }) => (1 - $fill) * 100}% 0 0);
  }
  &:dir(rtl) > svg + svg { clip-path: inset(0 0 0 ${({ $fill }) => (1 - $fill) * 100}%); }
`
