import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, icons } from '@worrystone/ui'
import { Link, useLocation } from 'react-router-dom'
import { PageOfOne } from './page-of-one.tsx'

/** Stands in place of a page that is for members; after signing in one comes back to it. `sentence`: the page's own words for it. */
export function SignInNeeded({ sentence }: { sentence?: string | undefined }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const next = `?next=${encodeURIComponent(pathname + search)}`
  usePageTitle(t('Sign In'))
  return (
    <PageOfOne sign={<icons.Lock size={32} />} says={sentence ?? t('You need to be logged in to access this page.')}>
      <ButtonLink as={Link} to={`/login${next}`}>
        {t('Log In')}
      </ButtonLink>
      <ButtonLink as={Link} to={`/register${next}`} kind="quiet">
        {t('Register')}
      </ButtonLink>
    </PageOfOne>
  )
}
