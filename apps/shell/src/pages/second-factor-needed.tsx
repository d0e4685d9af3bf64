import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, icons } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { MessagePage } from './message-page.tsx'

/** Replaces a moderator's or an admin's page until this person has set up a second factor. */
export function SecondFactorNeeded() {
  const t = useT()
  usePageTitle(t('One more step'))
  return (
    <MessagePage
      icon={<icons.ShieldCheck size={32} />}
      title={t('This page needs a second factor')}
      lead={t('Moderators and admins see what others never see. Set up two-step sign-in or a passkey once, and this page opens.')}
    >
      <ButtonLink as={Link} to="/settings#security">
        {t('Set it up now')}
      </ButtonLink>
    </MessagePage>
  )
}
