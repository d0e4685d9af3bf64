import type { DashboardStats as Stats } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { breakpoint, icons, Skeleton, Stat, StatList } from '@worrystone/ui'
import { styled } from 'styled-components'

/** One's own figures, each with a hint; a zero has a kinder one. Undefined while they load. Beside the sidebar's Quick Stats only what these lack. */
export function DashboardStats({ stats }: { stats: Stats | undefined }) {
  const t = useT()
  const { number } = useFormat()
  const figure = (part: keyof Stats) => (stats ? number(stats[part]) : <Skeleton width="3rem" height="1.3em" />)
  return (
    <Figures aria-label={t('Your figures')} aria-busy={!stats}>
      <Stat
        label={t('Total Worries')}
        hint={stats?.totalWorries === 0 ? t('whenever you are ready') : t('you put into words')}
        icon={icons.Feather}
      >
        {figure('totalWorries')}
      </Stat>
      <Stat
        label={t('Resolved')}
        hint={stats?.resolvedWorries === 0 ? t('in your own time') : t('you found a way through')}
        icon={icons.Sprout}
      >
        {figure('resolvedWorries')}
      </Stat>
      <Stat label={t('Followers')} hint={t('people who follow you')} icon={icons.Users}>
        {figure('followersCount')}
      </Stat>
      <Stat
        label={t('This Week')}
        hint={stats?.worriesThisWeek === 0 ? t('there is no pace to keep') : t('shared in the last 7 days')}
        icon={icons.Calendar}
      >
        {figure('worriesThisWeek')}
      </Stat>
    </Figures>
  )
}

const Figures = styled(StatList)`
  @media (min-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
    > :not(:last-child) { display: none; }
  }
`
