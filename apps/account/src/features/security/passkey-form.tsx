import type { WebAuthnError } from '@simplewebauthn/browser'
import { ApiError, call, queryClient } from '@worrystone/api-client'
import { accountSecurityApi, systemOf } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type Problems, problemOfForm, refused, useForm } from '@worrystone/forms'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Field, TextInput } from '@worrystone/ui'
import { GaveUp, useConfirmed } from '../../shared/confirmed.ts'
import { isCalledOff } from '../../shared/passkeys.ts'
import { FormEnd } from './form-end.tsx'
import { lookAgain, overviewQuery, passkeysQuery, strengthen } from './security.queries.ts'
import { useStartHere } from './use-start-here.ts'

type Values = { name: string }

/** Lets the browser make a passkey, under a name by which its owner knows it again. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const confirmed = useConfirmed()
  const explain = usePasskeyProblem()
  const form = useForm<Values>({
    initial: { name: systemOf(navigator.userAgent) ?? t('My device') },
    check: ({ name }) =>
      name.trim() === ''
        ? { name: t('Please enter a name') }
        : [...name.trim()].length > 50
          ? { name: t('Please use less than 50 characters') }
          : {},
    send: async (values) => {
      try {
        const passkey = await confirmed.run(() => make(values.name.trim()))
        queryClient.setQueryData(passkeysQuery().queryKey, (kept) => kept && { passkeys: [...kept.passkeys, passkey] })
        lookAgain(passkeysQuery(), overviewQuery())
        toast.success(t('Your passkey is added.'))
        onClose()
        return undefined
      } catch (error) {
        return explain(error, values)
      }
    },
  })
  const { problems } = form
  useStartHere(form.form.ref)

  return (
    <>
      <form {...form.form}>
        <Field
          label={t('Name of the passkey')}
          hint={t('So that you know it again. Your browser asks you for the rest.')}
          error={problems.name && translateMessage(problems.name)}
        >
          <TextInput maxLength={60} autoComplete="off" {...form.field('name')} />
        </Field>
        <FormEnd form={form} verb={t('Go on')} onClose={onClose} />
      </form>
      {confirmed.question}
    </>
  )
}

async function make(name: string) {
  const [{ startRegistration }, options] = await Promise.all([
    import(/* webpackChunkName: 'passkeys' */ '@simplewebauthn/browser'),
    call(accountSecurityApi.beginPasskey, {}, { retries: 0 }),
  ])
  // The libraries of both sides check what they say to each other; the contract leaves it to them.
  const response = await startRegistration({ optionsJSON: options as never })
  const { passkey, token } = await call(
    accountSecurityApi.addPasskey,
    { body: { name, response: { ...response } } },
    { retries: 0 },
  )
  strengthen(token)
  return passkey
}

/** What came between, in words. Nothing when the person called it off. */
function usePasskeyProblem() {
  const t = useT()
  const { report } = usePlatform()
  return (error: unknown, values: Values): Problems<Values> | undefined => {
    if (error instanceof GaveUp || isCalledOff(error)) return undefined
    const failed = t('Your browser could not make a passkey. Please try again, or use another device.')
    if (error instanceof ApiError) return refused(error, values, failed)
    if ((error as Partial<WebAuthnError>).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return problemOfForm(t('This device has a passkey for your account already.'))
    report(error)
    return problemOfForm(failed)
  }
}
