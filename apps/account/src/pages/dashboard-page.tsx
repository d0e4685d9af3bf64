import { useQuery } from '@tanstack/react-query'
import { ApiError, query } from '@worrystone/api-client'
import { dashboardApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading, Slot, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'
import { ActionLink, ButtonLink, Card, Failure, font, Heading, PageColumn, Row, Stack, Text } from '@worrystone/ui'
import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CommunitySupport } from '../features/community-support/community-support.tsx'
import { DashboardStats } from '../features/dashboard-stats/dashboard-stats.tsx'
import { Progress } from '../features/progress/progress.tsx'
import { isSignedIn } from '../shared/is-signed-in.ts'
import { useStatsEvents } from '../shared/use-stats-events.ts'

/** Rows of the list, and the height of a row and of the empty state: the list's space is kept while it loads. */
const MAX_ROWS = 5
const ROW_REM = 7.25
const EMPTY_REM = 21

/** One's own figures, the support received, the last weeks, and recent worries. */
export function DashboardPage() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const viewer = useSession()
  usePageTitle(t('Dashboard'))
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    ...query(dashboardApi.overview, {}),
    // Counts a worry that was just shared.
    staleTime: 0,
    enabled: isSignedIn,
  })
  useStatsEvents(() => void refetch())

  const failure = error && !data ? errorMessage(error, t('Failed to load dashboard data')) : null
  const showToast = useEffectEvent(() => {
    // The shell reports an ended session.
    if (failure && !(error instanceof ApiError && error.code === 'UNAUTHORIZED')) toast.error(failure, { isRetryable: true })
  })
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast()
  }, [errorUpdatedAt])
  // A later success removes the error toast.
  useEffect(() => {
    if (failure) return () => emit('toast/1', { kind: 'error', message: failure, duration: 0 })
  }, [failure])

  if (viewer.status !== 'signed-in') return null
  return (
    <PageColumn>
      <Stack gap={1}>
        <PageHeading>{t('Dashboard')}</PageHeading>
        <Text size="l" tone="inkSoft">
          {t('Good to see you, {{name}}.', { name: viewer.user.displayName || viewer.user.username })}
        </Text>
      </Stack>
      {failure ? (
        <Failure message={failure} onRetry={() => void refetch()} />
      ) : (
        <>
          <DashboardStats stats={data?.stats} />
          <RecentWorries count={data?.recentWorries.length} />
          {/* Below a list whose height is known by then: it never shifts. */}
          {data && (
            <>
              <CommunitySupport support={data.communitySupport} />
              <Progress weeks={data.progress.weeks} />
              <Figures />
            </>
          )}
        </>
      )}
    </PageColumn>
  )
}

/** The link to the figures, if a remote has them. */
function Figures() {
  const t = useT()
  const { hasRoute } = usePlatform()
  if (!hasRoute('/analytics')) return null
  return (
    <Row>
      <ButtonLink as={Link} to="/analytics" kind="quiet">
        {t('Figures about the community')}
      </ButtonLink>
    </Row>
  )
}

/** Title and link are the page's; the list is a slot. */
function RecentWorries({ count }: { count: number | undefined }) {
  const t = useT()
  const { hasRoute } = usePlatform()
  const id = useId()
  // Without that remote nothing fills the slot either.
  if (!hasRoute('/feed')) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Row justify="between">
          <Heading size="xl" id={id}>
            {t('Recent Worries')}
          </Heading>
          <AllLink as={Link} to={hasRoute('/my-worries') ? '/my-worries' : '/feed'}>
            {t('View all worries')}
          </AllLink>
        </Row>
        <ListSpace $rows={count ?? MAX_ROWS}>
          <Slot name="dashboard.worries" />
        </ListSpace>
      </Stack>
    </Card>
  )
}

/** The list's space while it loads. */
const ListSpace = styled.div<{ $rows: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ $rows }) => ($rows > 0 ? 'start' : 'center')};
  min-block-size: ${({ $rows }) => ($rows > 0 ? $rows * ROW_REM : EMPTY_REM)}rem;
`

const AllLink = styled(ActionLink)`
  align-self: center;
  font-size: ${font.size.s};
`
