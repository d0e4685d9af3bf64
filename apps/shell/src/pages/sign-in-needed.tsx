import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, icons } from '@worrystone/ui'
import { Link, useLocation } from 'react-router-dom'
import { MessagePage } from './message-page.tsx'

/** Replaces a page for members; signing in leads back to it. `sentence`: the page's own text. */
export function SignInNeeded({ sentence }: { sentence?: string | undefined }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const next = `?next=${encodeURIComponent(pathname + search)}`
  usePageTitle(t('Sign In'))
  return (
    <MessagePage icon={<icons.Lock size={32} />} title={sentence ?? t('You need to be logged in to access this page.')}>
      <ButtonLink as={Link} to={`/login${next}`}>
        {t('Log In')}
      </ButtonLink>
      <ButtonLink as={Link} to={`/register${next}`} kind="quiet">
        {t('Register')}
      </ButtonLink>
    </MessagePage>
  )
}
