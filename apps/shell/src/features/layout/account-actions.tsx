import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { ButtonLink, IconButton, icons } from '@worrystone/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'

/** The links to sign in and to register. */
export function AccountLinks({ wide = false, onFollow }: { wide?: boolean; onFollow?: () => void }) {
  const t = useT()
  return (
    <>
      <ButtonLink as={Link} to="/login" kind={wide ? 'quiet' : 'plain'} wide={wide} onClick={onFollow}>
        {t('Sign In')}
      </ButtonLink>
      <ButtonLink as={Link} to="/register" kind="primary" wide={wide} onClick={onFollow}>
        {t('Register')}
      </ButtonLink>
    </>
  )
}

/** Ends the session and navigates home, even when the request fails. */
export function SignOutButton() {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    try {
      await session.signOut()
    } finally {
      void navigate('/')
    }
  }
  return <IconButton label={t('Log out')} icon={<icons.LogOut size={20} />} disabled={isBusy} onClick={logOut} />
}
