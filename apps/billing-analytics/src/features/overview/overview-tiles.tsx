import type { DemographicOverview } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, Stat, StatList } from '@worrystone/ui'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** Four key figures of the community. */
export function OverviewTiles({ overview }: { overview: DemographicOverview['overview'] }) {
  const t = useT()
  const format = useFigureFormat()
  return (
    <StatList>
      <Stat label={t('Members')} hint={t('whose worries may count')} icon={icons.Users}>
        {format.count(overview.totalUsers)}
      </Stat>
      <Stat label={t('Active people')} hint={t('shared a public worry')} icon={icons.UserCheck}>
        {format.count(overview.activeUsers)}
      </Stat>
      <Stat label={t('Worries')} hint={t('public ones')} icon={icons.Feather}>
        {format.count(overview.totalWorries)}
      </Stat>
      <Stat label={t('Worries per person')} hint={t('of those who shared any')} icon={icons.FileText}>
        {format.decimal(overview.averageWorriesPerUser)}
      </Stat>
    </StatList>
  )
}
