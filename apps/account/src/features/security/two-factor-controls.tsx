import { call } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { accountSecurityApi, type SecurityOverview } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Row, Text } from '@worrystone/ui'
import { useState } from 'react'
import { updateOverview } from './security.queries.ts'

/** With this few codes left, a lost phone may lock the user out. */
const FEW_CODES = 3

type Props = { overview: SecurityOverview; onCodes: (codes: string[]) => void; onOff: () => void }

/** While two-step sign-in is on: the recovery codes left, new ones, and turning it off. */
export function TwoFactorControls({ overview, onCodes, onOff }: Props) {
  const t = useT()
  const { run, prompt } = useReauthentication()
  const [confirming, setConfirming] = useState<'codes' | 'off' | null>(null)
  const failure = t('That did not work. Please try again.')

  return (
    <>
      <CodesLeft count={overview.twoFactor.recoveryCodesLeft} />
      <Row>
        <Button kind="quiet" onClick={() => setConfirming('codes')}>
          {t('Make new recovery codes')}
        </Button>
        <Button kind="plain" onClick={() => setConfirming('off')}>
          {t('Turn off')}
        </Button>
      </Row>
      {confirming === 'codes' && (
        <ActionDialog
          title={t('Make new recovery codes?')}
          body={t('The ones that you have kept will no longer work.')}
          confirmLabel={t('Make new recovery codes')}
          action={() => run(() => call(accountSecurityApi.newRecoveryCodes, {}, { retries: 0 }))}
          failure={failure}
          onSuccess={({ recoveryCodes }) => onCodes(recoveryCodes)}
          onClose={() => setConfirming(null)}
        />
      )}
      {confirming === 'off' && (
        <ActionDialog
          title={t('Turn off two-step sign-in?')}
          body={
            overview.isSecondFactorRequired && overview.passkeys === 0
              ? t(
                  'Your role needs a second factor: without one you act as a member until you set it up again, for instance on a new phone.',
                )
              : t('Your password alone will then be enough to sign in. The recovery codes no longer work.')
          }
          confirmLabel={t('Turn off')}
          danger
          action={() => run(() => call(accountSecurityApi.endTwoFactor, {}))}
          failure={failure}
          onSuccess={() => {
            updateOverview({ twoFactor: { isOn: false, recoveryCodesLeft: 0 } })
            toast.success(t('Two-step sign-in is off.'))
            requestAnimationFrame(onOff)
          }}
          onClose={() => setConfirming(null)}
        />
      )}
      {prompt}
    </>
  )
}

function CodesLeft({ count }: { count: number }) {
  const t = useT()
  if (count > FEW_CODES) {
    return (
      <Text size="s" tone="inkSoft">
        {t('{{count}} recovery codes left, for when your phone is not at hand.', { count })}
      </Text>
    )
  }
  return (
    <Banner kind="warning">
      {count === 0
        ? t('No recovery code is left. Without your phone you could not sign in: please make new ones.')
        : t('{{count}} recovery codes left. Please make new ones soon.', { count })}
    </Banner>
  )
}
