import { useSearchParams } from 'react-router-dom'
import { EmailConfirmation, InvalidConfirmationLink } from '../features/email-confirmation/email-confirmation.tsx'

export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token')
  return token ? <EmailConfirmation token={token} /> : <InvalidConfirmationLink />
}
