import type { DemographicOverview } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Figure, Figures, icons } from '@worrystone/ui'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** The community in four numbers. */
export function OverviewTiles({ overview }: { overview: DemographicOverview['overview'] }) {
  const t = useT()
  const words = useFigureFormat()
  return (
    <Figures>
      <Figure label={t('Members')} hint={t('whose worries may count')} icon={icons.Users}>
        {words.count(overview.totalUsers)}
      </Figure>
      <Figure label={t('Active people')} hint={t('shared a public worry')} icon={icons.UserCheck}>
        {words.count(overview.activeUsers)}
      </Figure>
      <Figure label={t('Worries')} hint={t('public ones')} icon={icons.Feather}>
        {words.count(overview.totalWorries)}
      </Figure>
      <Figure label={t('Worries per person')} hint={t('of those who shared any')} icon={icons.FileText}>
        {words.decimal(overview.averageWorriesPerUser)}
      </Figure>
    </Figures>
  )
}
