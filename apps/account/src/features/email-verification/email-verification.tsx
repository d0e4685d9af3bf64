import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { ButtonLink, Loading } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { BarePage } from '../../shared/bare-page.tsx'
import { LinkFailure } from '../../shared/link-failure.tsx'
import { OutcomePage } from '../../shared/outcome-page.tsx'
import { useEmailedLink } from '../../shared/use-emailed-link.ts'
import { NewLinkForm } from './new-link-form.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** Verifies the address with the token of the e-mail, and shows the result. */
export function EmailVerification({ token }: { token: string }) {
  const t = useT()
  const outcome = useEmailedLink({
    token,
    send: () => call(authApi.verifyEmail, { query: { token } }, { retries: 0 }),
    changesUser: () => true,
  })
  if (outcome.state === 'loading') {
    return (
      <BarePage title={t('Email verification')}>
        <Loading isPage label={t('Verifying your email...')} />
      </BarePage>
    )
  }
  if (outcome.state === 'failed') return <VerificationFailed fallback={t('Email verification failed')} outcome={outcome} />
  return (
    <OutcomePage
      kind="primary"
      title={t('Email Verified Successfully!')}
      lead={t('Thank you. All features are open to you now.')}
    />
  )
}

/** The page without a token. */
export function InvalidVerificationLink() {
  const t = useT()
  return <VerificationFailed fallback={t('Invalid verification link')} />
}

function VerificationFailed(props: Pick<ComponentProps<typeof LinkFailure>, 'fallback' | 'outcome'>) {
  const t = useT()
  const session = useSession()
  return (
    <LinkFailure title={t('Verification Failed')} {...props}>
      {() => (
        <>
          {session.status === 'signed-out' ? <NewLinkForm /> : <ResendVerification />}
          <ButtonLink as={Link} to="/login" kind="quiet" wide>
            {t('Go to login')}
          </ButtonLink>
        </>
      )}
    </LinkFailure>
  )
}
