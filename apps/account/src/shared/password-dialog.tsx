import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useSaid, useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { FormDialog } from '@worrystone/ui'
import { useState } from 'react'
import { FormProblem } from './bare-page.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { refused } from './problems.ts'

/** Asks for the password that opens weighty changes to this session for a while. */
export function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const said = useSaid()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ password?: string; form?: string; detail?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)

  function refuse(found: typeof problems) {
    setProblems(found)
    setAttempts((count) => count + 1)
  }

  async function submit() {
    if (!password) return refuse({ password: 'Password is required' })
    setBusy(true)
    setProblems({})
    try {
      await call(authApi.confirm, { body: { password } }, { breaker: 'none' })
      onConfirmed()
    } catch (thrown) {
      refuse(refused(thrown, { password }, t('Your password could not be checked. Please try again.')))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={t('Please enter your password')}
      verb={t('Go on')}
      isBusy={isBusy}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('You signed in a while ago. Your password makes sure that it is you.')}</p>
      <OwnPasswordField
        email={session.status === 'signed-in' ? session.user.email : ''}
        value={password}
        problem={problems.password}
        onChange={setPassword}
      />
      {problems.form ? <FormProblem problem={said(problems.form)} detail={problems.detail && said(problems.detail)} /> : null}
    </FormDialog>
  )
}
