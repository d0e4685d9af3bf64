import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { useContinue } from '../shared/use-continue.ts'

export function RegisterPage() {
  const isLeaving = useContinue('/feed')
  return isLeaving ? null : <SignUpForm />
}
