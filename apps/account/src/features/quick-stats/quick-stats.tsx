import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { dashboardApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { color, font, radius, Skeleton, space, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useId } from 'react'
import { styled } from 'styled-components'
import { isSignedIn } from '../../shared/is-signed-in.ts'
import { useStatsEvents } from '../../shared/use-stats-events.ts'

/** One's own figures in a small box; no number is shown that was not loaded. */
export function QuickStats() {
  const t = useT()
  const id = useId()
  const { number } = useFormat()
  const { data, error, refetch } = useQuery({
    ...query(dashboardApi.stats, {}, { priority: 'low' }),
    enabled: isSignedIn,
  })
  useStatsEvents(() => void refetch())
  useEffect(() => {
    if (error) console.warn('The quick stats could not be loaded', error)
  }, [error])

  const figure = (label: string, count: number | undefined) => (
    <div>
      <dt>{label}</dt>
      <dd>{count !== undefined ? number(count) : error ? <Unknown /> : <Skeleton width="1.5rem" />}</dd>
    </div>
  )
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{t('Quick Stats')}</h2>
      <dl>
        {figure(t('Total Worries'), data?.totalWorries)}
        {figure(t('Resolved'), data?.resolvedWorries)}
        {figure(t('Followers'), data?.followersCount)}
        {figure(t('Following'), data?.followingCount)}
      </dl>
    </Box>
  )
}

function Unknown() {
  const t = useT()
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('Count unavailable')}</VisuallyHidden>
    </>
  )
}

const Box = styled.section`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  font-size: ${font.size.s};
  > h2 { margin: 0 0 ${space[2]}; font-family: ${font.sans}; font-size: ${font.size.s}; font-weight: 650; }
  > dl { display: grid; gap: ${space[1]}; margin: 0; }
  > dl > div { display: flex; justify-content: space-between; gap: ${space[3]}; }
  dt { min-inline-size: 0; overflow-wrap: anywhere; color: ${color.inkSoft}; }
  /* As wide as its skeleton: the number must not move. */
  dd { display: flex; align-items: center; justify-content: end; min-inline-size: 2rem; margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
`
