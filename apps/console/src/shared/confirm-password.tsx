import { ApiError, call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { useReauthentication as useReauthenticationBy } from '@worrystone/session/reauthentication'
import { Field, FormDialog, PasswordInput } from '@worrystone/ui'
import { useState } from 'react'

/** Runs calls that may require a fresh sign-in, with the console's own texts for the password prompt. */
export const useReauthentication = () => useReauthenticationBy(PasswordDialog)

function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
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
      const passwordError = thrown instanceof ApiError && thrown.details.find(({ path }) => path === 'password')
      setError(translateMessage(passwordError ? passwordError.message : (thrown as Error).message))
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
