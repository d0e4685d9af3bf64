import { useQuery } from '@tanstack/react-query'
import type { RemoteStatus } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import {
  Button,
  Card,
  color,
  Empty,
  Failure,
  Field,
  icons,
  Legend,
  Row,
  Select,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@worrystone/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { healthQuery } from '../../shared/registry.queries.ts'
import { type Metric, type Role, type Series, seriesOf } from '../../shared/series.ts'
import { LimitSample, LineSample } from './series-marker.tsx'

const HealthChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "health-chart" */ './health-chart.tsx')).HealthChart,
}))

const HealthTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "health-chart" */ './health-table.tsx')).HealthTable,
}))

type Props = { status: RemoteStatus; minutes: number }

/** Error rate and mount time of each build over time: as a chart or as a table. */
export function HealthPanel({ status, minutes }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [metric, setMetric] = useState<Metric>('errors')
  const [isTable, setTable] = useState(false)
  const { data, error, dataUpdatedAt, refetch } = useQuery(healthQuery(status.remote, minutes))
  const series = data && seriesOf(data, { stable: status.stable, candidate: status.candidate?.build ?? null })
  const titles: Record<Metric, string> = {
    errors: t('Share of visits that failed'),
    mount: t('Time within which 95 % of the visits saw the page'),
  }

  const limit = metric === 'errors' ? status.health.maxErrorRate : null
  const body = () => {
    if (!data || !series)
      return error ? (
        <Failure message={translateMessage(error.message)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="18rem" />
      )
    if (series.length === 0) return <Empty glyph={<icons.Clock size={40} />} title={t('No visits in this time.')} />
    const view = { series, metric, title: titles[metric] }
    return (
      <Suspense fallback={<Skeleton height="18rem" />}>
        {isTable ? (
          <HealthTable {...view} />
        ) : (
          <HealthChart {...view} {...alignedSpan(dataUpdatedAt, minutes, data.bucketMinutes)} limit={limit} />
        )}
      </Suspense>
    )
  }
  return (
    <Card as="section" aria-labelledby="health">
      <Stack gap={4}>
        <h2 id="health">{t('Health over time')}</h2>
        <CardTabs>
          <Tabs
            label={t('Health over time')}
            tabs={[
              { id: 'errors', label: t('Error rate') },
              { id: 'mount', label: t('Time to mount') },
            ]}
            active={metric}
            onChange={setMetric}
          >
            <Stack gap={4}>
              <Row justify="between">
                <Text size="s" tone="inkSoft">
                  {titles[metric]}
                </Text>
                <Button kind="plain" size="s" onClick={() => setTable(!isTable)}>
                  {isTable ? t('View as chart') : t('View as table')}
                </Button>
              </Row>
              {series && series.length > 0 && <SeriesLegend series={series} limit={limit} />}
              <Body>{body()}</Body>
            </Stack>
          </Tabs>
        </CardTabs>
      </Stack>
    </Card>
  )
}

/** Aligned to buckets, so that the lines move once per bucket and not with every poll. */
function alignedSpan(at: number, minutes: number, bucketMinutes: number) {
  const bucketMs = bucketMinutes * 60_000
  const to = Math.ceil(at / bucketMs) * bucketMs
  return { from: to - minutes * 60_000, to }
}

function SeriesLegend({ series, limit }: { series: Series[]; limit: number | null }) {
  const t = useT()
  const figures = useFigures()
  const roles = useRoleLabels()
  return (
    <Legend gap={5}>
      {series.map(({ build, role, style }) => (
        <li key={build}>
          <LineSample style={style} />
          <BuildTag build={build} canCopy={false} />
          {roles[role]}
        </li>
      ))}
      {limit !== null && (
        <li>
          <LimitSample />
          {t('Limit {{rate}}', { rate: figures.rate(limit) })}
        </li>
      )}
    </Legend>
  )
}

function useRoleLabels(): Record<Role, string> {
  const t = useT()
  return { stable: t('Stable'), candidate: t('Candidate'), other: t('Other') }
}

/** The time spans to choose from. */
export const SPANS = [60, 360, 1_440, 10_080] as const

/** The selected time span. */
export function SpanSelect({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = useT()
  const figures = useFigures()
  return (
    <Field label={t('Time')} labelHidden>
      <Select value={minutes} onChange={(event) => onChange(Number(event.target.value))}>
        {SPANS.map((span) => (
          <option key={span} value={span}>
            {t('The last {{span}}', { span: figures.minutes(span) })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const CardTabs = styled.div`
  --tabs-ground: ${color.surface};
`

/** As high as the chart in every state: nothing below shifts. */
const Body = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 18rem;
`
