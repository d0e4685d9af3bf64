import type { DemographicOverview, PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ShareBars } from './share-bars.tsx'

/** The audience of worries. */
export function PrivacyBars({ insights }: { insights: DemographicOverview['privacyInsights'] }) {
  const t = useT()
  const names: Record<PrivacyLevel, string> = { public: t('Public'), friends: t('Friends'), private: t('Private') }
  const knownShares = insights.privacyDistribution.filter(({ share }) => share !== null)
  const first = knownShares.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]
  return (
    <ShareBars
      title={
        first
          ? t('Most worries are shared as: {{level}}', { level: names[first.privacyLevel] })
          : t('Who worries are shared with: too few people to show')
      }
      unit={t('Share of all worries. Of private ones only their number is known here, nothing else.')}
      rowHeading={t('Privacy')}
      shares={insights.privacyDistribution.map(({ privacyLevel, count, share }) => ({
        key: privacyLevel,
        label: names[privacyLevel],
        count,
        share,
      }))}
    />
  )
}
