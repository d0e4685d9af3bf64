import { useT } from '@worrystone/i18n'
import { color, Row } from '@worrystone/ui'
import { styled } from 'styled-components'
import { PortalButton } from '../../shared/portal-button.tsx'

/** For members without a subscription: the provider still has the invoices of one that ended. */
export function FormerSubscriber() {
  const t = useT()
  return (
    <Row gap={2}>
      <Soft>{t('Paid here before?')}</Soft>
      <PortalButton kind="plain" />
    </Row>
  )
}

const Soft = styled.span`
  color: ${color.inkSoft};
`
