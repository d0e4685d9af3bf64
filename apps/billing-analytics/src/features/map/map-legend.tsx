import { useFormat, useT } from '@worrystone/i18n'
import { color, Legend } from '@worrystone/ui'
import { styled } from 'styled-components'
import { boundsOf, SHADES } from '../../shared/charts/shades.ts'
import { COUNT_STEP } from './map-size.ts'

/** The legend of the shades. */
export function MapLegend({ values }: { values: (number | null)[] }) {
  const t = useT()
  const { number } = useFormat()
  const bounds = boundsOf(values, COUNT_STEP)
  const isEmpty = bounds.at(-1) === 0
  return (
    <Legend gap={4}>
      {!isEmpty &&
        SHADES.map(({ fill }, index) => (
          <li key={fill}>
            <Swatch style={{ background: fill }} />
            {t('up to {{number}}', { number: number(bounds[index] ?? 0) })}
          </li>
        ))}
      <li>
        <Swatch style={{ background: HATCHED }} />
        {t('too few people to show')}
      </li>
    </Legend>
  )
}

const HATCHED = `repeating-linear-gradient(45deg, ${color.surface} 0 4px, ${color.lineStrong} 4px 6px)`

const Swatch = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 4px;
  forced-color-adjust: none;
`
