import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { FormDialog } from '@worrystone/ui'
import { FormProblem } from './bare-page.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useOwnPassword } from './use-own-password.ts'

/** Asks for the password that opens weighty changes to this session for a while. */
export function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const session = useSession()
  const { password, setPassword, problems, isBusy, attempts, submit } = useOwnPassword({
    send: async (typed) => {
      await call(authApi.confirm, { body: { password: typed } }, { breaker: 'none' })
      onConfirmed()
    },
    failed: t('Your password could not be checked. Please try again.'),
  })

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
      {problems.form ? (
        <FormProblem problem={translateMessage(problems.form)} detail={problems.detail && translateMessage(problems.detail)} />
      ) : null}
    </FormDialog>
  )
}
