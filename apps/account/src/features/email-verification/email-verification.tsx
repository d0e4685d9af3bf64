import { ApiError } from '@worrystone/api-client'
import { useSaid, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { session, useSession } from '@worrystone/session'
import { Button, ButtonLink, Loading } from '@worrystone/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BarePage, useHeadingFocus } from '../../shared/bare-page.tsx'
import { saidByServer } from '../../shared/problems.ts'
import { ResendVerification } from './resend-verification.tsx'
import { forgetAttempt, verifyOnce } from './verify-once.ts'

type Progress = { state: 'loading' } | { state: 'verified' } | { state: 'failed'; error: unknown }

/** Follows the link of the verification mail and says what came of it. */
export function EmailVerification({ token }: { token: string }) {
  const t = useT()
  const said = useSaid()
  const [outcome, setOutcome] = useState<Progress>({ state: 'loading' })
  useRefreshedUser(outcome.state === 'verified')
  useHeadingFocus(outcome.state)

  useEffect(() => {
    if (outcome.state !== 'loading') return
    let isShown = true
    verifyOnce(token).then(
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
      <Outcome
        kind="primary"
        title={t('Email Verified Successfully!')}
        lead={t('Thank you. All features are open to you now.')}
      />
    )
  }
  const { error } = outcome
  return (
    <VerificationFailed reason={said(saidByServer(error) ?? t('Email verification failed'))}>
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
    <Outcome kind="quiet" title={t('Verification Failed')} lead={reason}>
      {children}
      <ResendVerification />
      <ButtonLink as={Link} to="/login" kind="quiet" wide>
        {t('Go to login')}
      </ButtonLink>
    </Outcome>
  )
}

type OutcomeProps = { kind: 'primary' | 'quiet'; title: string; lead: string; children?: ReactNode }

/** What came of it, and the way on: to the dashboard where there is one, else home. */
function Outcome({ kind, title, lead, children }: OutcomeProps) {
  const t = useT()
  const hasDashboard = usePlatform().hasRoute('/dashboard')
  return (
    <BarePage title={title} lead={lead} hasWayHome={hasDashboard}>
      {children}
      <ButtonLink as={Link} to={hasDashboard ? '/dashboard' : '/'} kind={kind} wide>
        {hasDashboard ? t('Go to Dashboard') : t('Go Home')}
      </ButtonLink>
    </BarePage>
  )
}

/** Whoever is signed in here learns that the address is verified now, also when the session is found out later than the link. */
function useRefreshedUser(isVerified: boolean) {
  const { report } = usePlatform()
  const { status } = useSession()
  useEffect(() => {
    if (isVerified && status === 'signed-in') session.refreshUser().catch(report)
  }, [isVerified, status, report])
}
