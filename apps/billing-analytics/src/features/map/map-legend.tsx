import { useFormat, useT } from '@worrystone/i18n'
import { color, font, List, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { boundsOf, SHADES } from '../../shared/charts/shades.ts'
import { COUNT_STEP } from './map-size.ts'

/** What the shades mean. */
export function MapLegend({ values }: { values: (number | null)[] }) {
  const t = useT()
  const { number } = useFormat()
  const bounds = boundsOf(values, COUNT_STEP)
  const isEmpty = bounds.at(-1) === 0
  return (
    <LegendList direction="row">
      {!isEmpty &&
        SHADES.map(({ fill }, at) => (
          <li key={fill}>
            <Swatch style={{ background: fill }} />
            {t('up to {{number}}', { number: number(bounds[at] ?? 0) })}
          </li>
        ))}
      <li>
        <Hatched />
        {t('too few people to show')}
      </li>
    </LegendList>
  )
}

const LegendList = styled(List)`
  gap: ${space[1]} ${space[4]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > li { display: flex; align-items: center; gap: ${space[2]}; }
`

const Swatch = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 4px;
  forced-color-adjust: none;
`

const Hatched = styled(Swatch)`
  background: repeating-linear-gradient(45deg, ${color.surface} 0 4px, ${color.lineStrong} 4px 6px);
`
