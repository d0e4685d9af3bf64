import { useQuery } from '@tanstack/react-query'
import type { RemoteStatus } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { Card, color, Empty, Failure, font, Grid, Row, Skeleton, Stack, space, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { StateLegend } from '../features/legend/state-legend.tsx'
import { TokensPanel } from '../features/tokens/tokens-panel.tsx'
import { BuildTag } from '../shared/build-tag.tsx'
import { useFigures, useNow } from '../shared/figures.ts'
import { Freshness } from '../shared/freshness.tsx'
import { useVerdictText } from '../shared/health-verdict.tsx'
import { remotesQuery } from '../shared/registry.queries.ts'
import { useStateText } from '../shared/remote-state.ts'
import { RolloutSteps } from '../shared/rollout-steps.tsx'
import { StateBadge } from '../shared/state-badge.tsx'
import { useMeasurementText } from '../shared/use-measurement-text.ts'
import { WidePage } from '../shared/wide-page.tsx'

/** All remotes, and the tokens of the teams. */
export function Overview() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { data, isError, error, dataUpdatedAt, refetch } = useQuery(remotesQuery())
  usePageTitle(t('Platform'))

  const body = () => {
    if (!data)
      return isError ? <Failure message={translateMessage(error.message)} onRetry={() => void refetch()} /> : <Placeholder />
    if (data.remotes.length === 0)
      return (
        <Empty title={t('No remote is published yet.')}>{<p>{t('A team publishes its first build by command line.')}</p>}</Empty>
      )
    return (
      <Grid as="ul" min="24rem" gap={4} align="start" keepsColumns>
        {data.remotes.map((status) => (
          <li key={status.remote}>
            <RemoteCard status={status} />
          </li>
        ))}
      </Grid>
    )
  }
  return (
    <WidePage>
      <Row justify="between">
        <PageHeading>{t('Platform')}</PageHeading>
        <Freshness at={dataUpdatedAt} isStale={data !== undefined && isError} />
      </Row>
      <Text tone="inkSoft" style={{ marginBlockStart: `calc(${space[4]} * -1)` }}>
        {t('What visitors get of each remote, and how it fares.')}
      </Text>
      {body()}
      {data && data.remotes.length > 0 && <StateLegend />}
      {data && <TokensPanel remotes={data.remotes.map(({ remote }) => remote)} />}
    </WidePage>
  )
}

function RemoteCard({ status }: { status: RemoteStatus }) {
  const t = useT()
  const { sentence } = useStateText()(status)
  const version = status.builds.find(({ build }) => build === status.stable)?.version
  return (
    <StatusCard aria-labelledby={`remote-${status.remote}`}>
      <Row justify="between" gap={2}>
        <h2 id={`remote-${status.remote}`}>
          <CardLink to={`/platform/${status.remote}`}>
            <bdi>{status.remote}</bdi>
          </CardLink>
        </h2>
        <StateBadge status={status} />
      </Row>
      <p>{sentence}</p>
      {status.rollout && <RolloutSteps rollout={status.rollout} />}
      <FactList>
        <Fact name={t('Stable')}>
          <BuildTag build={status.stable} version={version} canCopy={false} />
        </Fact>
        <Fact name={t('Team')}>
          <bdi>{status.team}</bdi>
        </Fact>
        <Gate status={status} />
      </FactList>
    </StatusCard>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** For a candidate: the gate's verdict and the next step. Otherwise: the health of the stable build. */
function Gate({ status: { verdict, rollout, figures: health } }: { status: RemoteStatus }) {
  const t = useT()
  const figures = useFigures()
  const now = useNow()
  const verdictText = useVerdictText()
  const formatMeasurement = useMeasurementText()
  return (
    <>
      <Fact name={t('Error rate')}>{formatMeasurement(health[0], 'errors')}</Fact>
      {verdict && <Fact name={t('Gate')}>{verdictText(verdict)}</Fact>}
      {rollout?.nextAt && <Fact name={t('Next step')}>{figures.relative(Math.max(now, Date.parse(rollout.nextAt)), now)}</Fact>}
    </>
  )
}

const Placeholder = () => (
  <Grid as="ul" min="24rem" gap={4} align="start" keepsColumns aria-busy="true">
    {['a', 'b', 'c', 'd'].map((each) => (
      <li key={each}>
        <StatusCard as="div">
          <Stack gap={3}>
            <Skeleton width="40%" height="1.8rem" />
            <Skeleton lines={3} />
          </Stack>
        </StatusCard>
      </li>
    ))}
  </Grid>
)

const StatusCard = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  > p { margin: 0; }
  &:hover { border-color: ${color.lineStrong}; }
`

/** The whole card opens the remote; only the name is the link. */
const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: 16px; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`

const FactList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin: 0;
  font-size: ${font.size.s};
  dt { font-size: ${font.size.xs}; color: ${color.inkSoft}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`
