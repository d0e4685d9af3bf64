import { useT } from '@worrystone/i18n'
import { ButtonLink } from '@worrystone/ui'
import { Link, useLocation } from 'react-router-dom'
import { withReturn } from '../../shared/with-return.ts'

/** The links to sign in and to register, which lead back to the present page. */
export function AccountLinks({ wide = false, onFollow }: { wide?: boolean; onFollow?: () => void }) {
  const t = useT()
  const location = useLocation()
  return (
    <>
      <ButtonLink as={Link} to={withReturn('/login', location)} kind={wide ? 'quiet' : 'plain'} wide={wide} onClick={onFollow}>
        {t('Sign In')}
      </ButtonLink>
      <ButtonLink as={Link} to={withReturn('/register', location)} kind="primary" wide={wide} onClick={onFollow}>
        {t('Register')}
      </ButtonLink>
    </>
  )
}
