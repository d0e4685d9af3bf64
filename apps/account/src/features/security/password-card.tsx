import { useT } from '@worrystone/i18n'
import { Disclosure } from './disclosure.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function PasswordCard() {
  const t = useT()
  const form = useDisclosure()
  return (
    <SecurityCard title={t('Password')} lead={t('Use one that you use nowhere else.')}>
      <Disclosure state={form} label={t('Change password')}>
        <PasswordForm onClose={form.close} />
      </Disclosure>
    </SecurityCard>
  )
}
