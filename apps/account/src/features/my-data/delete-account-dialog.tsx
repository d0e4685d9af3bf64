import { ApiError, call } from '@worrystone/api-client'
import { OwnPasswordField, requirePassword } from '@worrystone/community-ui'
import { myDataApi, type PaidTier } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { serverErrors, useForm } from '@worrystone/forms'
import { useFormat, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { BulletList, FormDialog } from '@worrystone/ui'
import { FormError } from '../../shared/form-error.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { HelpHint } from './help-hint.tsx'

/** How long the toast with the deletion date stays. */
const TOAST_MS = 12_000

/** `plan`: the subscription that ends with the account; null when none is known. */
type Props = { plan: PaidTier | null; onClose: () => void }

/** Explains the deletion and asks for the password. Afterwards the person is signed out, on the page of the receipt. */
export function DeleteAccountDialog({ plan, onClose }: Props) {
  const t = useT()
  const tiers = useTierNames()
  const { dateTime } = useFormat()
  const { navigation } = usePlatform()
  const failure = t('Your account could not be deleted. Nothing has changed. Please try again.')
  const { errors, isBusy, form, field } = useForm({
    initial: { password: '' },
    validate: requirePassword,
    onSubmit: async (body) => {
      const { leavesAt, receiptNumber } = await call(myDataApi.deleteAccount, { body }, { breaker: 'none' })
      // Navigates first: otherwise the page would ask to sign in.
      navigation.push(`/receipt#${receiptNumber}`)
      await session.signOut()
      const message = t('Your account is hidden now. Until {{time}} you can come back by signing in.', {
        time: dateTime(leavesAt),
      })
      emit('toast/1', { kind: 'info', message, duration: TOAST_MS })
    },
    // The shell reports an ended session.
    onError: (error, values) =>
      error instanceof ApiError && error.code === 'UNAUTHORIZED' ? undefined : serverErrors(error, values, failure),
  })

  return (
    <FormDialog
      title={t('Delete your account?')}
      verb={t('Delete my account')}
      kind="danger"
      isBusy={isBusy}
      form={form}
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
      <HelpHint />
      <OwnPasswordField field={field('password')} error={errors.password} />
      <FormError errors={errors} />
    </FormDialog>
  )
}
