import { EmailCard } from './email-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** The security of the account: one card per topic. */
export function SecuritySection() {
  return (
    <>
      <PasswordCard />
      <EmailCard />
      <TwoFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </>
  )
}
