import { useT } from '@worrystone/i18n'
import { color, radius, space, Table } from '@worrystone/ui'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { type Metric, type Series, timestampsOf } from '../../shared/series.ts'
import { useMeasurementText } from '../../shared/use-measurement-text.ts'

/** The chart's figures as a table, newest first. */
export function HealthTable({ series, metric, title }: { series: Series[]; metric: Metric; title: string }) {
  const t = useT()
  const figures = useFigures()
  const formatMeasurement = useMeasurementText()
  const times = timestampsOf(series).reverse()
  return (
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">{t('Time')}</th>
            {series.map(({ build }) => (
              <th key={build} scope="col">
                <BuildTag build={build} canCopy={false} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={new Date(at).toISOString()}>{figures.dayAndClock(at)}</time>
              </th>
              {series.map(({ build, points }) => (
                <td key={build}>{formatMeasurement(points.get(at), metric)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Scroll>
  )
}

const Scroll = styled.div`
  align-self: start;
  max-block-size: 24rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  overflow: auto;
`

const FiguresTable = styled(Table)`
  th, td { padding-inline: ${space[3]}; vertical-align: baseline; }
  thead th { position: sticky; inset-block-start: 0; background: ${color.surface}; }
  tbody th { color: ${color.inkSoft}; white-space: nowrap; }
  tbody tr:last-child > * { border-block-end: 0; }
`
