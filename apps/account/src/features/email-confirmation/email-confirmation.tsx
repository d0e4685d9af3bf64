import { ApiError, call } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { accountSecurityApi } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { Button, ButtonLink, Loading } from '@worrystone/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BarePage, useHeadingFocus } from '../../shared/bare-page.tsx'
import { fetchOnce, forgetAttempt } from '../../shared/fetch-once.ts'
import { OutcomePage } from '../../shared/outcome-page.tsx'
import { useRefreshUser } from '../../shared/use-refresh-user.ts'

type Progress = { state: 'loading' | 'done' | 'half' } | { state: 'failed'; error: unknown }

/** Confirms a change of address with the token of one of the two e-mails, and shows the result. */
export function EmailConfirmation({ token }: { token: string }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [progress, setProgress] = useState<Progress>({ state: 'loading' })
  useRefreshUser(progress.state === 'done')
  useHeadingFocus(progress.state)

  useEffect(() => {
    if (progress.state !== 'loading') return
    let isShown = true
    fetchOnce(token, () => call(accountSecurityApi.confirmEmailChange, { body: { token } }, { retries: 0 })).then(
      ({ isDone }) => isShown && setProgress({ state: isDone ? 'done' : 'half' }),
      (error: unknown) => isShown && setProgress({ state: 'failed', error }),
    )
    return () => {
      isShown = false
    }
  }, [token, progress.state])

  const tryAgain = () => {
    forgetAttempt(token)
    setProgress({ state: 'loading' })
  }

  switch (progress.state) {
    case 'loading':
      return (
        <BarePage title={t('Change of email address')}>
          <Loading label={t('Confirming this address...')} />
        </BarePage>
      )
    case 'done':
      return (
        <OutcomePage
          kind="primary"
          title={t('Your email address is changed')}
          lead={t('From now on, sign in with the new address.')}
        />
      )
    case 'half':
      return (
        <OutcomePage
          kind="primary"
          title={t('This address is confirmed')}
          lead={t('One step is left: please open the link in the mail to your other address, too.')}
        />
      )
    case 'failed': {
      const { error } = progress
      return (
        <ConfirmationFailed reason={translateMessage(serverMessage(error) ?? t('The address could not be confirmed'))}>
          {error instanceof ApiError && error.isRetryable ? (
            <Button wide onClick={tryAgain}>
              {t('Try Again')}
            </Button>
          ) : null}
        </ConfirmationFailed>
      )
    }
  }
}

/** The page without a token. */
export function InvalidConfirmationLink() {
  const t = useT()
  return <ConfirmationFailed reason={t('Invalid link')} />
}

/** Signed-in people can request new links, others sign in first. */
function ConfirmationFailed({ reason, children }: { reason: string; children?: ReactNode }) {
  const t = useT()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <OutcomePage kind="quiet" title={t('Confirmation failed')} lead={reason}>
      {children}
      {isSignedIn ? (
        <ButtonLink as={Link} to="/settings#security" wide kind={children ? 'quiet' : 'primary'}>
          {t('Go to your settings')}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to="/login" kind="quiet" wide>
          {t('Go to login')}
        </ButtonLink>
      )}
    </OutcomePage>
  )
}
