import { call } from '@worrystone/api-client'
import { accountSecurityApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { refused, useForm, wrongFields } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { GaveUp, useConfirmed } from '../../shared/confirmed.ts'
import { EmailField } from '../../shared/fields.tsx'
import { FormEnd } from './form-end.tsx'
import { changeOverview } from './security.queries.ts'
import { useStartHere } from './use-start-here.ts'

/** Asks for another address: nothing changes before the links in the mails have been opened. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const confirmed = useConfirmed()
  const form = useForm({
    initial: { email: '' },
    check: (values) => wrongFields(accountSecurityApi.changeEmail.body, values),
    send: async (values) => {
      try {
        const emailChange = await confirmed.run(() => call(accountSecurityApi.changeEmail, { body: values }, { retries: 0 }))
        changeOverview({ emailChange })
        toast.success(t('The links are on their way. Please check your email.'))
        onClose()
        return undefined
      } catch (error) {
        return error instanceof GaveUp ? undefined : refused(error, values, t('That did not work. Please try again.'))
      }
    },
  })
  const { problems } = form
  useStartHere(form.form.ref)

  return (
    <>
      <form {...form.form}>
        <EmailField
          label={t('New email address')}
          hint={t('A link goes to it, and one to your address so far if it is confirmed. Until then nothing changes.')}
          field={form.field('email')}
          problem={problems.email}
          autoComplete="email"
        />
        <FormEnd form={form} verb={t('Send the links')} onClose={onClose} />
      </form>
      {confirmed.question}
    </>
  )
}
