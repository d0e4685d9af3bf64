import { EmailCard } from './email-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** How the account is protected: one card for each matter. */
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
