import { useT } from '@worrystone/i18n'
import { Switch } from '@worrystone/ui'
import { useOwnRating } from '../../shared/use-own-rating.ts'

/** Excludes an exercise from the member's recommendations. */
export function NotForMe({ exerciseId }: { exerciseId: string }) {
  const t = useT()
  const { ownRating, rate } = useOwnRating('exercise', exerciseId)
  return ownRating ? (
    <Switch
      label={t('Not for me')}
      hint={t('It is not recommended to you any more.')}
      checked={ownRating.isNotForMe}
      onChange={({ target }) => rate({ isNotForMe: target.checked })}
    />
  ) : null
}
