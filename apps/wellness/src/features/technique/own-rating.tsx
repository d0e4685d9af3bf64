import { StarsField } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { Card } from '@worrystone/ui'
import { useOpinion } from '../../shared/use-opinion.ts'

/** The member's rating of a technique. Others see only the mean of many. */
export function OwnRating({ techniqueId }: { techniqueId: string }) {
  const t = useT()
  const { opinion, rate } = useOpinion('technique', techniqueId)
  return opinion ? (
    <Card as="div">
      <StarsField
        label={t('How well does it work for you?')}
        value={opinion.effectiveness}
        onChange={(effectiveness) => rate({ effectiveness })}
      />
    </Card>
  ) : null
}
