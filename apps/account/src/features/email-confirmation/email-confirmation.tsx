import { call } from '@worrystone/api-client'
import { accountSecurityApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import { ButtonLink, Loading } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { BarePage } from '../../shared/bare-page.tsx'
import { LinkFailure } from '../../shared/link-failure.tsx'
import { OutcomePage } from '../../shared/outcome-page.tsx'
import { useEmailedLink } from '../../shared/use-emailed-link.ts'

/** Confirms a change of address with the token of one of the two e-mails, and shows the result. */
export function EmailConfirmation({ token }: { token: string }) {
  const t = useT()
  const outcome = useEmailedLink({
    token,
    send: () => call(accountSecurityApi.confirmEmailChange, { body: { token } }, { retries: 0 }),
    changesUser: ({ isDone }) => isDone,
  })
  if (outcome.state === 'loading') {
    return (
      <BarePage title={t('Change of email address')}>
        <Loading isPage label={t('Confirming this address...')} />
      </BarePage>
    )
  }
  if (outcome.state === 'failed') {
    return <ConfirmationFailed fallback={t('The address could not be confirmed')} outcome={outcome} />
  }
  return outcome.result.isDone ? (
    <OutcomePage
      kind="primary"
      title={t('Your email address is changed')}
      lead={t('From now on, sign in with the new address.')}
    />
  ) : (
    <OutcomePage
      kind="primary"
      title={t('This address is confirmed')}
      lead={t('One step is left: please open the link in the mail to your other address, too.')}
    />
  )
}

/** The page without a token. */
export function InvalidConfirmationLink() {
  const t = useT()
  return <ConfirmationFailed fallback={t('Invalid link')} />
}

/** Signed-in people can request new links, others sign in first. */
function ConfirmationFailed(props: Pick<ComponentProps<typeof LinkFailure>, 'fallback' | 'outcome'>) {
  const t = useT()
  const user = useUser()
  return (
    <LinkFailure title={t('Confirmation failed')} {...props}>
      {(canRetry) =>
        user ? (
          <ButtonLink as={Link} to="/settings#security" wide kind={canRetry ? 'quiet' : 'primary'}>
            {t('Go to your settings')}
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to="/login" kind="quiet" wide>
            {t('Go to login')}
          </ButtonLink>
        )
      }
    </LinkFailure>
  )
}
