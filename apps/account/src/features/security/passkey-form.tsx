import type { WebAuthnError } from '@simplewebauthn/browser'
import { ApiError, call, queryClient } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { accountSecurityApi, detectSystem } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type FormErrors, formError, serverErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Field, TextInput } from '@worrystone/ui'
import { isPasskeyCancelled } from '../../shared/passkeys.ts'
import { FormFooter } from './form-footer.tsx'
import { overviewQuery, passkeysQuery, refetchSecurity, replaceAccessToken } from './security.queries.ts'

type Values = { name: string }

/** Creates a passkey with a name. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const reauthentication = useReauthentication()
  const form = useForm<Values>({
    initial: { name: detectSystem(navigator.userAgent) ?? t('My device') },
    autoFocus: true,
    validate: ({ name }) =>
      name.trim() === ''
        ? { name: t('Please enter a name') }
        : [...name.trim()].length > 50
          ? { name: t('Please use less than 50 characters') }
          : {},
    onSubmit: async ({ name }) => {
      const passkey = await reauthentication.run(() => create(name.trim()))
      queryClient.setQueryData(passkeysQuery().queryKey, (cached) => cached && { passkeys: [...cached.passkeys, passkey] })
      refetchSecurity(passkeysQuery(), overviewQuery())
      toast.success(t('Your passkey is added.'))
      onClose()
    },
    onError: usePasskeyErrors(),
  })

  return (
    <>
      <form {...form.form}>
        <Field
          label={t('Name of the passkey')}
          hint={t('So that you know it again. Your browser asks you for the rest.')}
          error={form.errors.name}
        >
          <TextInput maxLength={60} autoComplete="off" {...form.field('name')} />
        </Field>
        <FormFooter form={form} verb={t('Go on')} onClose={onClose} />
      </form>
      {reauthentication.prompt}
    </>
  )
}

async function create(name: string) {
  const [{ startRegistration }, options] = await Promise.all([
    import(/* webpackChunkName: 'passkeys' */ '@simplewebauthn/browser'),
    call(accountSecurityApi.beginPasskey, {}, { retries: 0 }),
  ])
  // The WebAuthn libraries of both sides validate the payload.
  const response = await startRegistration({ optionsJSON: options as never })
  const { passkey, token } = await call(
    accountSecurityApi.addPasskey,
    { body: { name, response: { ...response } } },
    { retries: 0 },
  )
  replaceAccessToken(token)
  return passkey
}

/** The errors of a failed registration; undefined when the person cancelled it. */
function usePasskeyErrors() {
  const t = useT()
  const { report } = usePlatform()
  return (error: unknown, values: Values): FormErrors<Values> | undefined => {
    if (isPasskeyCancelled(error)) return undefined
    const failed = t('Your browser could not make a passkey. Please try again, or use another device.')
    if (error instanceof ApiError) return serverErrors(error, values, failed)
    if ((error as Partial<WebAuthnError>).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return formError(t('This device has a passkey for your account already.'))
    report(error)
    return formError(failed)
  }
}
