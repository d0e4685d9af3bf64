import { useT } from '@worrystone/i18n'
import { Button, Row } from '@worrystone/ui'
import { MatterCard } from './matter-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { useOpening } from './use-opening.ts'

export function PasswordCard() {
  const t = useT()
  const form = useOpening()
  return (
    <MatterCard title={t('Password')} lead={t('Use one that you use nowhere else.')}>
      {form.isOpen ? (
        <PasswordForm onClose={form.close} />
      ) : (
        <Row>
          <Button kind="quiet" ref={form.opener} onClick={form.open}>
            {t('Change password')}
          </Button>
        </Row>
      )}
    </MatterCard>
  )
}
