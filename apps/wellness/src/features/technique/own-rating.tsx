import { StarsField } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { Card } from '@worrystone/ui'
import { useOwnRating } from '../../shared/use-own-rating.ts'

/** The member's rating of a technique. Others see only the mean of many. */
export function OwnRating({ techniqueId }: { techniqueId: string }) {
  const t = useT()
  const { ownRating, rate } = useOwnRating('technique', techniqueId)
  return ownRating ? (
    <Card as="div">
      <StarsField
        label={t('How well does it work for you?')}
        value={ownRating.effectiveness}
        onChange={(effectiveness) => rate({ effectiveness })}
      />
    </Card>
  ) : null
}
