import { useLocation } from 'react-router-dom'
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx'
import { nextPath } from '../shared/next-path.ts'
import { useContinue } from '../shared/use-continue.ts'

export function RegisterPage() {
  const isLeaving = useContinue(nextPath(useLocation().search) ?? '/feed')
  return isLeaving ? null : <SignUpForm />
}
