import { call } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { accountSecurityApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { EmailField } from '../../shared/fields.tsx'
import { FormFooter } from './form-footer.tsx'
import { updateOverview } from './security.queries.ts'

/** Requests another address: nothing changes until the links in the e-mails are opened. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const reauthentication = useReauthentication()
  const form = useForm({
    initial: { email: '' },
    autoFocus: true,
    validate: (values) => schemaErrors(accountSecurityApi.changeEmail.body, values),
    onSubmit: async (body) => {
      const emailChange = await reauthentication.run(() => call(accountSecurityApi.changeEmail, { body }, { retries: 0 }))
      updateOverview({ emailChange })
      toast.success(t('The links are on their way. Please check your email.'))
      onClose()
    },
    onError: t('That did not work. Please try again.'),
  })

  return (
    <>
      <form {...form.form}>
        <EmailField
          label={t('New email address')}
          hint={t('A link goes to it, and one to your address so far if it is confirmed. Until then nothing changes.')}
          field={form.field('email')}
          error={form.errors.email}
          autoComplete="email"
        />
        <FormFooter form={form} verb={t('Send the links')} onClose={onClose} />
      </form>
      {reauthentication.prompt}
    </>
  )
}
