import { ApiError, call } from '@worrystone/api-client'
import { myDataApi, type PaidTier } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useFormat, useT, useTranslateMessage } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { session, useSession } from '@worrystone/session'
import { BulletList, FormDialog } from '@worrystone/ui'
import { FormProblem } from '../../shared/bare-page.tsx'
import { OwnPasswordField } from '../../shared/own-password-field.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { useOwnPassword } from '../../shared/use-own-password.ts'
import { QuietHelp } from './quiet-help.tsx'

/** Long enough to read a date twice. */
const GOODBYE_MS = 12_000

/** `plan`: the subscription that ends with the account; null: none that is known of. */
type Props = { plan: PaidTier | null; onClose: () => void }

/** Says what happens, and asks for the password. Afterwards nobody is signed in, and the page is the front door. */
export function LeavingDialog({ plan, onClose }: Props) {
  const t = useT()
  const tiers = useTierNames()
  const translateMessage = useTranslateMessage()
  const { dateTime } = useFormat()
  const { navigation } = usePlatform()
  const here = useSession()
  const { password, setPassword, problems, isBusy, attempts, submit } = useOwnPassword({
    send: async (typed) => {
      const { leavesAt } = await call(myDataApi.deleteAccount, { body: { password: typed } }, { breaker: 'none' })
      // First the place, so that nobody is asked to sign in on the way out.
      navigation.push('/')
      await session.signOut()
      const message = t('Your account is hidden now. Until {{time}} you can come back by signing in.', {
        time: dateTime(leavesAt),
      })
      emit('toast/1', { kind: 'info', message, duration: GOODBYE_MS })
    },
    failed: t('Your account could not be deleted. Nothing has changed. Please try again.'),
    isSilent: (error) => error instanceof ApiError && error.code === 'UNAUTHORIZED',
  })

  return (
    <FormDialog
      title={t('Delete your account?')}
      verb={t('Delete my account')}
      kind="danger"
      isBusy={isBusy}
      attempts={attempts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <BulletList>
        <li>
          {t('Your profile, your worries and your comments are hidden from everyone at once, and you are signed out everywhere.')}
        </li>
        <li>{t('For 14 days you can sign in and keep your account as it was.')}</li>
        <li>{t('After that it is deleted for good. What others wrote to you stays, without your name.')}</li>
        {plan ? (
          <li>
            {t('Your {{plan}} subscription is cancelled as well. If you take your account back, you can subscribe again.', {
              plan: tiers[plan],
            })}
          </li>
        ) : null}
      </BulletList>
      <QuietHelp />
      <OwnPasswordField
        email={here.status === 'signed-in' ? here.user.email : ''}
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
