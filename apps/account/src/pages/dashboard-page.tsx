import { useQuery } from '@tanstack/react-query'
import { ApiError, query } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import { dashboardApi, type StoodBy } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading, Slot, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { useErrorMessage, useUser } from '@worrystone/remote-kit/bundled'
import {
  ActionLink,
  ButtonLink,
  breakpoint,
  Card,
  Failure,
  font,
  Heading,
  PageColumn,
  RevealInOrder,
  Row,
  Stack,
  space,
  Text,
} from '@worrystone/ui'
import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CommunitySupport } from '../features/community-support/community-support.tsx'
import { DashboardStats } from '../features/dashboard-stats/dashboard-stats.tsx'
import { Progress } from '../features/progress/progress.tsx'
import { isSignedIn } from '../shared/is-signed-in.ts'
import { useStatsEvents } from '../shared/use-stats-events.ts'

/** In the response of an earlier server. */
const NO_SUPPORTERS: StoodBy = { people: [], total: 0 }

/** One's own figures, the support received, the last weeks, and recent worries. */
export function DashboardPage() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const user = useUser()
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

  if (!user) return null
  return (
    <PageColumn>
      <TitleRow>
        <Stack gap={1}>
          <PageHeading>{t('Dashboard')}</PageHeading>
          <Text size="l" tone="inkSoft">
            {t('Good to see you, {{name}}.', { name: personName(user) })}
          </Text>
        </Stack>
        {!failure && <DashboardStats stats={data?.stats} />}
      </TitleRow>
      {failure ? (
        <Failure message={failure} onRetry={() => void refetch()} />
      ) : (
        <RevealInOrder>
          <Slot name="dashboard.start" />
          <RecentWorries />
          {data && (
            <>
              <CommunitySupport support={data.communitySupport} stoodBy={data.stoodBy ?? NO_SUPPORTERS} />
              <Progress weeks={data.progress.weeks} />
              <Figures />
            </>
          )}
        </RevealInOrder>
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
function RecentWorries() {
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
        <Slot name="dashboard.worries" />
      </Stack>
    </Card>
  )
}

/** Beside a sidebar with Quick Stats there is one figure, at the end of the title's line. */
const TitleRow = styled.div`
  display: grid;
  gap: ${space[6]};
  @media (min-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: center;
  }
`

const AllLink = styled(ActionLink)`
  align-self: center;
  font-size: ${font.size.s};
`
