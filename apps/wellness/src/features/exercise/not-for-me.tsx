import { useT } from '@worrystone/i18n'
import { Switch } from '@worrystone/ui'
import { useOpinion } from '../../shared/use-opinion.ts'

/** Excludes an exercise from the member's recommendations. */
export function NotForMe({ exerciseId }: { exerciseId: string }) {
  const t = useT()
  const { opinion, rate } = useOpinion('exercise', exerciseId)
  return opinion ? (
    <Switch
      label={t('Not for me')}
      hint={t('It is not recommended to you any more.')}
      checked={opinion.isNotForMe}
      onChange={({ target }) => rate({ isNotForMe: target.checked })}
    />
  ) : null
}
