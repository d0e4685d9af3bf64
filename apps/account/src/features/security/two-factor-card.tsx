import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { accountSecurityApi, type SecurityOverview } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'
import { Badge, Banner, Button, ConfirmDialog, Failure, Row, Skeleton } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { useReauthentication } from '../../shared/reauthentication.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { overviewQuery, updateOverview } from './security.queries.ts'
import { Quiet, SecurityCard } from './security-card.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** With this few codes left, a lost phone may lock the user out. */
const FEW_CODES = 3
/** The number of codes that the server creates. */
const ALL_CODES = 10

export function TwoFactorCard() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(overviewQuery())
  const setup = useDisclosure()
  const heading = useRef<HTMLHeadingElement>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const showCodes = (fresh: string[]) => {
    setCodes(fresh)
    setup.close()
    updateOverview({ twoFactor: { isOn: true, recoveryCodesLeft: ALL_CODES } })
  }
  const leaveCodes = () => {
    setCodes(null)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const isOn = data?.twoFactor.isOn === true
  return (
    <SecurityCard
      title={t('Two-step sign-in')}
      heading={heading}
      badge={data ? <Badge kind={isOn ? 'primary' : 'calm'}>{isOn ? t('On') : t('Off')}</Badge> : null}
      lead={t('After your password you enter a code from an app on your phone, so that a stolen password is not enough.')}
    >
      {!data ? (
        error ? (
          <Failure message={errorMessage(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="2.75rem" width="10rem" />
        )
      ) : isOn ? (
        <EnabledControls overview={data} onCodes={showCodes} onOff={() => heading.current?.focus()} />
      ) : (
        <>
          <RequiredNotice overview={data} />
          {setup.isOpen ? (
            <TwoFactorSetup onDone={showCodes} onClose={setup.close} />
          ) : (
            <Row>
              <Button kind={data.isSecondFactorRequired ? 'primary' : 'quiet'} ref={setup.opener} onClick={setup.open}>
                {t('Set up two-step sign-in')}
              </Button>
            </Row>
          )}
        </>
      )}
      {codes ? <RecoveryCodes codes={codes} onClose={leaveCodes} /> : null}
    </SecurityCard>
  )
}

/** Explains to staff that their role requires a second factor. */
function RequiredNotice({ overview }: { overview: SecurityOverview }) {
  const t = useT()
  const session = useSession()
  const isRestricted = session.status === 'signed-in' && session.user.needsSecondFactor === true
  if (!isRestricted) return null
  return (
    <Banner kind="warning">
      {overview.passkeys > 0
        ? t('Your role needs a second factor here. Sign out and sign in again with your passkey, or set up two-step sign-in.')
        : t('Your role needs a second factor here. Until you have set one up, you act as a member.')}
    </Banner>
  )
}

type EnabledProps = { overview: SecurityOverview; onCodes: (codes: string[]) => void; onOff: () => void }

function EnabledControls({ overview, onCodes, onOff }: EnabledProps) {
  const t = useT()
  const errorToast = useErrorToast()
  const reauthentication = useReauthentication()
  const [busy, setBusy] = useState<'codes' | 'off' | null>(null)
  const [confirming, setConfirming] = useState<'codes' | 'off' | null>(null)
  const { recoveryCodesLeft: left } = overview.twoFactor

  async function run<T>(what: 'codes' | 'off', work: () => Promise<T>, done: (answer: T) => void) {
    setBusy(what)
    try {
      const answer = await reauthentication.run(work)
      setConfirming(null)
      done(answer)
    } catch (error) {
      errorToast.show(error, t('That did not work. Please try again.'))
    }
    setBusy(null)
  }
  const renew = () =>
    run(
      'codes',
      () => call(accountSecurityApi.newRecoveryCodes, {}, { retries: 0 }),
      ({ recoveryCodes }) => onCodes(recoveryCodes),
    )
  const turnOff = () =>
    run(
      'off',
      () => call(accountSecurityApi.endTwoFactor, {}),
      () => {
        updateOverview({ twoFactor: { isOn: false, recoveryCodesLeft: 0 } })
        toast.success(t('Two-step sign-in is off.'))
        requestAnimationFrame(onOff)
      },
    )

  return (
    <>
      {left <= FEW_CODES ? (
        <Banner kind="warning">
          {left === 0
            ? t('No recovery code is left. Without your phone you could not sign in: please make new ones.')
            : t('{{count}} recovery codes left. Please make new ones soon.', { count: left })}
        </Banner>
      ) : (
        <Quiet>{t('{{count}} recovery codes left, for when your phone is not at hand.', { count: left })}</Quiet>
      )}
      <Row>
        <Button kind="quiet" onClick={() => setConfirming('codes')}>
          {t('Make new recovery codes')}
        </Button>
        <Button kind="plain" onClick={() => setConfirming('off')}>
          {t('Turn off')}
        </Button>
      </Row>
      <ConfirmDialog
        open={confirming === 'codes'}
        title={t('Make new recovery codes?')}
        body={t('The ones that you have kept will no longer work.')}
        confirmLabel={t('Make new recovery codes')}
        busy={busy === 'codes'}
        onConfirm={() => void renew()}
        onCancel={() => setConfirming(null)}
      />
      <ConfirmDialog
        open={confirming === 'off'}
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
        busy={busy === 'off'}
        onConfirm={() => void turnOff()}
        onCancel={() => setConfirming(null)}
      />
      {reauthentication.prompt}
    </>
  )
}
