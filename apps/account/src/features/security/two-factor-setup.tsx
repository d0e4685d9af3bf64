import { call } from '@worrystone/api-client'
import { isAborted } from '@worrystone/api-client/server-message'
import { useReauthentication } from '@worrystone/community-ui'
import { accountSecurityApi } from '@worrystone/contracts'
import { useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { BulletList, ButtonLink, color, Failure, Field, Row, radius, Skeleton, Stack, space, TextInput } from '@worrystone/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from './copy-button.tsx'
import { FormFooter } from './form-footer.tsx'
import { QrCode } from './qr-code.tsx'
import { refetchSecurity, replaceAccessToken, sessionsQuery } from './security.queries.ts'

type Enrollment = { secret: string; uri: string }
type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

/** Shows the secret for the authenticator app, and verifies a first code. */
export function TwoFactorSetup({ onDone, onClose }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const reauthentication = useReauthentication()
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    // A double mount must start one enrolment only: a later secret replaces the earlier one.
    await Promise.resolve()
    if (signal.aborted) return
    try {
      const result = await reauthentication.run(() => call(accountSecurityApi.beginTwoFactor, {}, { retries: 0 }))
      if (!signal.aborted) setEnrollment(result)
    } catch (error) {
      if (signal.aborted) return
      if (isAborted(error)) return onClose()
      setProblem(errorMessage(error, t('That did not work. Please try again.')))
    }
  })
  useEffect(() => {
    if (enrollment || problem) return
    const abort = new AbortController()
    void begin(abort.signal)
    return () => abort.abort()
  }, [enrollment, problem])

  return (
    <>
      {problem ? (
        <Failure message={problem} onRetry={() => setProblem(null)} />
      ) : enrollment ? (
        <FirstCodeForm enrollment={enrollment} run={reauthentication.run} onDone={onDone} onClose={onClose} />
      ) : (
        <Skeleton lines={3} height="4rem" />
      )}
      {reauthentication.prompt}
    </>
  )
}

type FirstCodeProps = Props & { enrollment: Enrollment; run: ReturnType<typeof useReauthentication>['run'] }

function FirstCodeForm({ enrollment: { secret, uri }, run, onDone, onClose }: FirstCodeProps) {
  const t = useT()
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t('Please enter the code') } : {}),
    onSubmit: async (body) => {
      const { token, recoveryCodes } = await run(() => call(accountSecurityApi.confirmTwoFactor, { body }, { retries: 0 }))
      replaceAccessToken(token)
      refetchSecurity(sessionsQuery())
      onDone(recoveryCodes)
    },
    onError: t('That did not work. Please try again.'),
  })
  // Not the field of the second step: on a phone the first would be out of view.
  const firstStep = useRef<HTMLLIElement>(null)
  useEffect(() => firstStep.current?.focus(), [])
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret

  return (
    <form {...form.form}>
      <Steps as="ol" gap={5}>
        <li ref={firstStep} tabIndex={-1}>
          <p>{t('Open your authenticator app on your phone and let it read this picture.')}</p>
          <SecretRow gap={5}>
            <QrCode text={uri} label={t('QR code for your authenticator app. The key beside it says the same.')} />
            <Stack gap={2} align="start">
              <span>{t('Or type this key into the app:')}</span>
              <Key dir="ltr">{groups}</Key>
              <Row gap={2}>
                <CopyButton text={secret}>{t('Copy the key')}</CopyButton>
                <PhoneOnlyLink kind="quiet" size="s" href={uri}>
                  {t('Open the app on this device')}
                </PhoneOnlyLink>
              </Row>
            </Stack>
          </SecretRow>
        </li>
        <li>
          <Field
            label={t('Enter the six digits that the app shows now')}
            hint={t('Every other device is signed out when you turn this on.')}
            error={form.errors.code}
          >
            <TextInput dir="ltr" inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...form.field('code')} />
          </Field>
        </li>
      </Steps>
      <FormFooter form={form} verb={t('Turn on')} onClose={onClose} />
    </form>
  )
}

const Steps = styled(BulletList)`
  > li { outline: none; }
  > li > p { margin: 0 0 ${space[4]}; }
`

const SecretRow = styled(Row)`
  > div { flex: 1 1 12rem; }
`

/* A phone cannot scan the code on its own screen. */
const PhoneOnlyLink = styled(ButtonLink)`
  @media not (pointer: coarse) { display: none; }
`

const Key = styled.code`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.s};
  background: ${color.wash};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`
