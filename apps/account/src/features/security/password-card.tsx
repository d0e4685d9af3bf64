import { useT } from '@worrystone/i18n'
import { Button, Row } from '@worrystone/ui'
import { PasswordForm } from './password-form.tsx'
import { SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function PasswordCard() {
  const t = useT()
  const form = useDisclosure()
  return (
    <SecurityCard title={t('Password')} lead={t('Use one that you use nowhere else.')}>
      {form.isOpen ? (
        <PasswordForm onClose={form.close} />
      ) : (
        <Row>
          <Button kind="quiet" ref={form.opener} onClick={form.open}>
            {t('Change password')}
          </Button>
        </Row>
      )}
    </SecurityCard>
  )
}
