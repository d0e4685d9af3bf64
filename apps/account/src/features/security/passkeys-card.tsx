import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { icons, Skeleton, Text } from '@worrystone/ui'
import { supportsPasskeys } from '../../shared/passkeys.ts'
import { Disclosure } from './disclosure.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { passkeysQuery } from './security.queries.ts'
import { SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function PasskeysCard() {
  const t = useT()
  const form = useDisclosure()
  const label = (
    <>
      <icons.Plus size={18} />
      {t('Add a passkey')}
    </>
  )
  return (
    <SecurityCard
      title={t('Passkeys')}
      lead={t(
        'Sign in with your fingerprint, your face or the PIN of your device, without a password. Nobody can guess or steal it.',
      )}
    >
      <QueryView
        query={useQuery(passkeysQuery())}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton height="2.75rem" width="10rem" />}
      >
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onEmpty={() => form.button.current?.focus()} />}
            {supportsPasskeys() ? (
              <Disclosure state={form} label={label}>
                <PasskeyForm onClose={form.close} />
              </Disclosure>
            ) : (
              <Text size="s" tone="inkSoft">
                {t('This browser knows no passkeys.')}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </SecurityCard>
  )
}
