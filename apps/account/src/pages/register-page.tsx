import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { useGoOn } from '../shared/use-go-on.ts'

export function RegisterPage() {
  const isLeaving = useGoOn('/feed')
  return isLeaving ? null : <SignUpForm />
}
