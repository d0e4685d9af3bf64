import type { PasswordResetResponse } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { BulletList, ButtonLink } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { BackToLogin, BarePage } from '../../shared/bare-page.tsx'

/** After a reset: the other credentials of the account, for a user who does not recognize one of them. */
export function OtherCredentials({ passkeys, isTwoFactorOn }: Pick<PasswordResetResponse, 'passkeys' | 'isTwoFactorOn'>) {
  const t = useT()
  const relative = useRelativeTime()
  return (
    <BarePage
      title={t('Your new password is set')}
      lead={t('This also opens your account. If something is not yours, sign in and remove it.')}
    >
      <BulletList>
        {passkeys.map(({ name, lastUsedAt }) => (
          <li key={`${name} ${lastUsedAt}`}>
            <bdi>{name}</bdi>
            {' · '}
            {lastUsedAt ? t('Last used: {{when}}', { when: relative(lastUsedAt) }) : t('Never used')}
          </li>
        ))}
        {isTwoFactorOn && <li>{t('Two-step sign-in')}</li>}
      </BulletList>
      <ButtonLink as={Link} wide to="/settings#security">
        {t('Sign in and look at it')}
      </ButtonLink>
      <BackToLogin />
    </BarePage>
  )
}
