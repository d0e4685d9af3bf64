import { ApiError, call } from '@worrystone/api-client'
import { accountSecurityApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Button, color, font, icons, space } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isCalledOff, knowsPasskeys } from '../../shared/passkeys.ts'
import { useFailureSentence } from '../../shared/use-failure-sentence.ts'
import { type Hindrance, hindranceOf } from './hindrance.ts'
import { useArrival } from './use-arrival.ts'

type Props = {
  onHindrance: (hindrance: Hindrance) => void
  /** What went wrong, in the reader's language; null when it is tried again. */
  onProblem: (sentence: string | null) => void
}

/** The way in by the device's own lock. Not there where the browser knows no passkeys. */
export function PasskeySignIn({ onHindrance, onProblem }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const { report } = usePlatform()
  const arrive = useArrival()
  const [isBusy, setBusy] = useState(false)
  if (!knowsPasskeys()) return null

  const enter = async () => {
    setBusy(true)
    onProblem(null)
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(accountSecurityApi.beginPasskeySignIn, {}, { breaker: 'none' }),
      ])
      // The server's library and the browser's are one house: the contract leaves the words between them to them.
      const response = await startAuthentication({ optionsJSON: options as never })
      const body = { response: { ...response } }
      arrive(await call(accountSecurityApi.passkeySignIn, { body }, { priority: 'high', breaker: 'none', retries: 0 }))
    } catch (error) {
      const next = hindranceOf(error)
      if (next) onHindrance(next)
      else if (!isCalledOff(error)) {
        if (!(error instanceof ApiError)) report(error)
        onProblem(sentence(error, t('Signing in with a passkey did not work. Please try again, or use your password.')))
      }
    }
    setBusy(false)
  }

  return (
    <>
      <Or aria-hidden="true">{t('or')}</Or>
      <Button kind="quiet" wide busy={isBusy} onClick={() => void enter()}>
        <icons.KeyRound size={18} />
        {t('Sign in with a passkey')}
      </Button>
    </>
  )
}

const Or = styled.p`
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
