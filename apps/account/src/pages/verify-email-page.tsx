import { useSearchParams } from 'react-router-dom'
import { EmailVerification, InvalidVerificationLink } from '../features/email-verification/email-verification.tsx'

export function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token')
  return token ? <EmailVerification token={token} /> : <InvalidVerificationLink />
}
