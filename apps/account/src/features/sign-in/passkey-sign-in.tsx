import { ApiError, call } from '@worrystone/api-client'
import { type SignInChallenge, signInStepsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, color, font, icons, space } from '@worrystone/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { isPasskeyCancelled, supportsPasskeyAutofill, supportsPasskeys } from '../../shared/passkeys.ts'
import type { PasskeyResponse } from './passkey-ceremony.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

type Props = {
  onChallenge: (challenge: SignInChallenge) => void
  /** The error in the reader's language; null when a new attempt starts. */
  onProblem: (message: string | null) => void
}

const ceremony = () => import(/* webpackChunkName: 'passkeys' */ './passkey-ceremony.ts')

/**
 * Sign-in with a passkey: by the button, or by the autofill of the field whose `autocomplete` ends with `webauthn`. Not rendered in
 * browsers without passkeys.
 */
export function PasskeySignIn({ onChallenge, onProblem }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { report } = usePlatform()
  const complete = useCompleteSignIn(onChallenge)
  const [isBusy, setBusy] = useState(false)
  // One prompt at a time: the button's replaces the autofill's, which is restored afterwards.
  const [isAutofillOn, setAutofillOn] = useState(true)

  const signIn = async (passkey: PasskeyResponse) => {
    setBusy(true)
    onProblem(null)
    const body = { response: { ...passkey } }
    complete(await call(signInStepsApi.passkeySignIn, { body }, { priority: 'high', breaker: 'none', retries: 0 }))
  }

  const explain = (error: unknown) => {
    if (isPasskeyCancelled(error)) return
    if (!(error instanceof ApiError)) report(error)
    onProblem(errorMessage(error, t('Signing in with a passkey did not work. Please try again, or use your password.')))
  }

  const signInByButton = async () => {
    setAutofillOn(false)
    setBusy(true)
    onProblem(null)
    try {
      await signIn(await (await ceremony()).promptForPasskey())
    } catch (error) {
      explain(error)
    }
    setBusy(false)
    setAutofillOn(true)
  }

  const offerAutofill = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await supportsPasskeyAutofill()) || signal.aborted) return
    // The autofill was not requested: its failure is not shown.
    const passkey = await ceremony()
      .then(({ autofillPasskey }) => autofillPasskey(signal))
      .catch(() => undefined)
    if (!passkey || signal.aborted) return
    await signIn(passkey).catch(explain)
    setBusy(false)
  })
  useEffect(() => {
    if (!isAutofillOn) return
    const controller = new AbortController()
    void offerAutofill(controller.signal)
    return () => controller.abort()
  }, [isAutofillOn])

  if (!supportsPasskeys()) return null
  return (
    <>
      <Divider aria-hidden="true">{t('or')}</Divider>
      <Button kind="quiet" wide busy={isBusy} onClick={() => void signInByButton()}>
        <icons.KeyRound size={18} />
        {t('Sign in with a passkey')}
      </Button>
    </>
  )
}

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  &::before, &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`
