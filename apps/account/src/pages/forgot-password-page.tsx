import { ForgotPasswordForm } from '../features/password-reset/forgot-password-form.tsx'

export function ForgotPasswordPage() {
  return <ForgotPasswordForm />
}
