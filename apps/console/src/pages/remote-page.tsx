import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@worrystone/api-client'
import type { RemoteStatus } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { BackLink } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Failure, Row, Skeleton, Stack, Text } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { RequestedDialog } from '../features/actions/requested-dialog.tsx'
import { BuildsPanel } from '../features/builds/builds-panel.tsx'
import { ExplainPanel } from '../features/explain/explain-panel.tsx'
import { HealthPanel, SPANS, SpanSelect } from '../features/health/health-panel.tsx'
import { HistoryPanel } from '../features/history/history-panel.tsx'
import { LimitsPanel } from '../features/limits/limits-panel.tsx'
import { CandidatePanel } from '../features/rollout/candidate-panel.tsx'
import { SharesPanel } from '../features/shares/shares-panel.tsx'
import type { DialogRequest } from '../shared/dialog-request.ts'
import { Freshness } from '../shared/freshness.tsx'
import { healthQuery, remoteQuery } from '../shared/registry.queries.ts'
import { useStateText } from '../shared/remote-state.ts'
import { StateBadge } from '../shared/state-badge.tsx'
import { SideBySide, WidePage } from '../shared/wide-page.tsx'

/** `/platform/:remote`: one remote with all its figures and actions. */
export function RemotePage({ remote }: { remote: string }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { data, isError, error, dataUpdatedAt, refetch } = useQuery(remoteQuery(remote))
  // Waited for: the shares take a line for every build with visits, and the panels below them would move.
  const health = useQuery(healthQuery(remote, SPANS[0]))
  usePageTitle(remote)
  const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND'
  return (
    <WidePage>
      <BackLink to="/platform">{t('All remotes')}</BackLink>
      <Row justify="between">
        <Row gap={3}>
          <PageHeading>
            <bdi>{remote}</bdi>
          </PageHeading>
          {data && <StateBadge status={data} />}
        </Row>
        <Freshness at={dataUpdatedAt} isStale={data !== undefined && isError} />
      </Row>
      {data && !health.isLoading ? (
        <RemoteDetails status={data} />
      ) : isError ? (
        <Failure
          message={isUnknown ? t('There is no remote of this name.') : translateMessage(error.message)}
          onRetry={isUnknown ? undefined : () => void refetch()}
        />
      ) : (
        <Placeholder />
      )}
    </WidePage>
  )
}

function RemoteDetails({ status }: { status: RemoteStatus }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const stateText = useStateText()(status)
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const [minutes, setMinutes] = useState<number>(SPANS[0])
  const { kill, candidate } = status
  return (
    <>
      <Top>
        <Text size="l" serif>
          {stateText.sentence}
        </Text>
        <SpanSelect minutes={minutes} onChange={setMinutes} />
      </Top>
      {kill.on && (
        <Banner
          kind="danger"
          action={
            <Button kind="quiet" size="s" onClick={() => setRequest({ action: 'revive' })}>
              {t('Switch on')}
            </Button>
          }
        >
          {kill.messageKey
            ? t('Switched off. Visitors read: {{message}}', { message: translateMessage(kill.messageKey) })
            : t('Switched off. Visitors read that it is unavailable right now.')}
        </Banner>
      )}
      {candidate?.state === 'halted' && (
        <Banner kind="warning">{t('The candidate is halted. The history says who stopped it and why.')}</Banner>
      )}
      <SideBySide>
        <CandidatePanel status={status} onRequest={setRequest} />
        <Stack gap={6}>
          <SharesPanel status={status} minutes={minutes} onRequest={setRequest} />
          <LimitsPanel status={status} onRequest={setRequest} />
        </Stack>
      </SideBySide>
      <HealthPanel status={status} minutes={minutes} />
      <BuildsPanel status={status} onRequest={setRequest} />
      <SideBySide>
        <HistoryPanel status={status} />
        <ExplainPanel remote={status.remote} />
      </SideBySide>
      {request && <RequestedDialog request={request} status={status} onClose={() => setRequest(null)} />}
    </>
  )
}

const Placeholder = () => (
  <Stack gap={6} aria-busy="true">
    <Skeleton width="60%" height="1.5rem" />
    <SideBySide>
      <Skeleton height="26rem" />
      <Skeleton height="26rem" />
    </SideBySide>
    <Skeleton height="24rem" />
  </Stack>
)

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  > :first-child { flex: 1 1 20rem; }
`
