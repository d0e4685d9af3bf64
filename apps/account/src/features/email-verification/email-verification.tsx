import { ApiError, call } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { authApi } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, ButtonLink, Loading } from '@worrystone/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BarePage, useHeadingFocus } from '../../shared/bare-page.tsx'
import { fetchOnce, forgetAttempt } from '../../shared/fetch-once.ts'
import { OutcomePage } from '../../shared/outcome-page.tsx'
import { useRefreshUser } from '../../shared/use-refresh-user.ts'
import { ResendVerification } from './resend-verification.tsx'

type Progress = { state: 'loading' } | { state: 'verified' } | { state: 'failed'; error: unknown }

/** Verifies the address with the token of the e-mail, and shows the result. */
export function EmailVerification({ token }: { token: string }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [outcome, setOutcome] = useState<Progress>({ state: 'loading' })
  useRefreshUser(outcome.state === 'verified')
  useHeadingFocus(outcome.state)

  useEffect(() => {
    if (outcome.state !== 'loading') return
    let isShown = true
    fetchOnce(token, () => call(authApi.verifyEmail, { query: { token } }, { retries: 0 })).then(
      () => isShown && setOutcome({ state: 'verified' }),
      (error: unknown) => isShown && setOutcome({ state: 'failed', error }),
    )
    return () => {
      isShown = false
    }
  }, [token, outcome.state])

  const tryAgain = () => {
    forgetAttempt(token)
    setOutcome({ state: 'loading' })
  }

  if (outcome.state === 'loading') {
    return (
      <BarePage title={t('Email verification')}>
        <Loading label={t('Verifying your email...')} />
      </BarePage>
    )
  }
  if (outcome.state === 'verified') {
    return (
      <OutcomePage
        kind="primary"
        title={t('Email Verified Successfully!')}
        lead={t('Thank you. All features are open to you now.')}
      />
    )
  }
  const { error } = outcome
  return (
    <VerificationFailed reason={translateMessage(serverMessage(error) ?? t('Email verification failed'))}>
      {error instanceof ApiError && error.isRetryable ? (
        <Button wide onClick={tryAgain}>
          {t('Try Again')}
        </Button>
      ) : null}
    </VerificationFailed>
  )
}

/** The page without a token. */
export function InvalidVerificationLink() {
  const t = useT()
  return <VerificationFailed reason={t('Invalid verification link')} />
}

function VerificationFailed({ reason, children }: { reason: string; children?: ReactNode }) {
  const t = useT()
  return (
    <OutcomePage kind="quiet" title={t('Verification Failed')} lead={reason}>
      {children}
      <ResendVerification />
      <ButtonLink as={Link} to="/login" kind="quiet" wide>
        {t('Go to login')}
      </ButtonLink>
    </OutcomePage>
  )
}
