import { ForgotPasswordForm as Form } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useState } from 'react'
import { emailDraft } from './email-draft.ts'

type Options = {
  request: (values: { email: string }) => Promise<unknown>
  onError: NonNullable<Parameters<typeof useForm<{ email: string }>>[0]['onError']>
}

/** The form of a visitor who asks for an email. `sentTo`: the address after the request. */
export function useEmailRequest({ request, onError }: Options) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    draft: emailDraft,
    validate: (values) => schemaErrors(Form, values),
    onSubmit: async (values) => {
      await request(values)
      setSentTo(values.email.trim())
    },
    onError,
  })
  return { form, sentTo, reset: () => setSentTo(null) }
}
