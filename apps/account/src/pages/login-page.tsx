import { usePlatform } from '@worrystone/remote-kit'
import { useLocation } from 'react-router-dom'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { nextPath } from '../shared/next-path.ts'
import { useContinue } from '../shared/use-continue.ts'

export function LoginPage() {
  const { hasRoute } = usePlatform()
  const { search } = useLocation()
  const isLeaving = useContinue(nextPath(search) ?? (hasRoute('/dashboard') ? '/dashboard' : '/'))
  return isLeaving ? null : <SignInForm />
}
