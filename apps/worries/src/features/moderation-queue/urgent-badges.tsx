import type { ModerationCase } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, icons } from '@worrystone/ui'
import { useCaseLabels } from './case-labels.ts'

type Urgent = Pick<ModerationCase, 'isUrgent' | 'dangerLevel' | 'concernCount'>

/** Marks an urgent case, with the reason. */
export function UrgentBadges({ of: { isUrgent, dangerLevel, concernCount } }: { of: Urgent }) {
  const t = useT()
  const level = useCaseLabels().levels[dangerLevel]
  return (
    <>
      {isUrgent && (
        <Badge kind="accent">
          <icons.Clock size={14} />
          {t('Urgent')}
        </Badge>
      )}
      {level && <Badge>{level}</Badge>}
      {concernCount > 0 && <Badge>{concernCount > 1 ? t('Several people are worried') : t('Somebody is worried')}</Badge>}
    </>
  )
}
