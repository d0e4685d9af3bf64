import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type CommunityFigures as Counts, communityApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, icons, Row, Skeleton, Stat, StatList } from '@worrystone/ui'

const FRESH_MS = 60_000

/** Activity figures of the community, up to a minute old. */
export function CommunityFigures() {
  const t = useT()
  const { number } = useFormat()
  const errorMessage = useErrorMessage()
  const figures = useQuery({ ...query(communityApi.figures, {}), staleTime: FRESH_MS, refetchInterval: FRESH_MS })

  if (figures.isError && !figures.data) {
    return (
      <Row tone="inkSoft" role="alert">
        <span>{errorMessage(figures.error, t('The figures of the community could not be loaded'))}</span>
        <Button kind="quiet" size="s" onClick={() => void figures.refetch()}>
          {t('Try Again')}
        </Button>
      </Row>
    )
  }
  const tile = (label: string, hint: string, icon: typeof icons.Users, part: keyof Counts) => (
    <Stat label={label} hint={hint} icon={icon}>
      {figures.data ? number(figures.data[part]) : <Skeleton width="3rem" height="1.3em" />}
    </Stat>
  )
  return (
    <StatList aria-label={t('The community in figures')}>
      {tile(t('Members'), t('in all'), icons.Users, 'members')}
      {tile(t('Posts today'), t('in the last 24 hours'), icons.Feather, 'postsToday')}
      {tile(t('Support'), t('in the last 24 hours'), icons.HandHeart, 'supportToday')}
      {tile(t('Active'), t('in the last 7 days'), icons.Sprout, 'activeMembers')}
    </StatList>
  )
}
