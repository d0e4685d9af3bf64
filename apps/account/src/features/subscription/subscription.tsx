import type { Tier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Slot } from '@worrystone/remote-kit'
import { Badge, Card, Row } from '@worrystone/ui'
import { useTierNames } from '../../shared/tier-names.ts'

/** The current plan; the slot of billing adds the rest. */
export function Subscription({ tier }: { tier: Tier }) {
  const t = useT()
  const names = useTierNames()
  return (
    <>
      <Card as="div">
        <Row>
          <span>{t('Your plan')}</span>
          <Badge kind="primary">{names[tier]}</Badge>
        </Row>
      </Card>
      <Slot name="settings.subscription" with={{ tier }} />
    </>
  )
}
