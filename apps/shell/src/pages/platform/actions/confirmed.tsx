import { ApiError, call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useSaid, useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { Field, FormDialog, PasswordInput } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'

/** The operator left the question for the password unanswered: the work was not done, and nothing is wrong. */
export class GaveUp extends Error {
  override name = 'GaveUp'
}

const wantsSignIn = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'

/**
 * Does work that may need a fresh sign-in. When the server wants one it asks for the password and then does the work again by itself;
 * what the caller shows meanwhile stays as it is. Put `question` beside the caller's own dialog, not inside its form.
 */
export function useConfirmed(): { run: <T>(work: () => Promise<T>) => Promise<T>; question: ReactNode } {
  const [asked, setAsked] = useState<PromiseWithResolvers<void> | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!wantsSignIn(error)) throw error
      const answer = Promise.withResolvers<void>()
      setAsked(answer)
      try {
        await answer.promise
      } finally {
        setAsked(null)
      }
      return run(work)
    }
  }

  const question = asked && (
    <PasswordDialog onConfirmed={() => asked.resolve()} onClose={() => asked.reject(new GaveUp('no password was given'))} />
  )
  return { run, question }
}

function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const said = useSaid()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (!password) return setError(t('Password is required'))
    setBusy(true)
    setError(null)
    try {
      await call(authApi.confirm, { body: { password } }, { breaker: 'none' })
      onConfirmed()
    } catch (thrown) {
      const slip = thrown instanceof ApiError && thrown.details.find(({ path }) => path === 'password')
      setError(said(slip ? slip.message : (thrown as Error).message))
      setBusy(false)
    }
  }

  return (
    <FormDialog title={t('Please confirm your password')} verb={t('Go on')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <p>{t('Your sign-in is a while ago. What you have typed is kept, and goes out as soon as you are confirmed.')}</p>
      {/* For password managers only. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        hidden
        readOnly
        value={session.status === 'signed-in' ? session.user.email : ''}
      />
      <Field label={t('Password')} error={error}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
