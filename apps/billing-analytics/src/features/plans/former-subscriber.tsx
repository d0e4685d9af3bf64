import { useT } from '@worrystone/i18n'
import { Row, Text } from '@worrystone/ui'
import { PortalButton } from '../../shared/portal-button.tsx'

/** For members without a subscription: the provider keeps the invoices of an ended one. */
export function FormerSubscriber() {
  const t = useT()
  return (
    <Row gap={2}>
      <Text as="span" tone="inkSoft">
        {t('Paid here before?')}
      </Text>
      <PortalButton kind="plain" />
    </Row>
  )
}
