import { ApiError, call } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { type Action, type RemoteStatus, registryApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type FormErrors, formError, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useState } from 'react'
import { cacheStatus, refetchRemote } from '../../shared/registry.queries.ts'

export const MAX_REASON_LENGTH = 200

export type ActionProps = {
  /** The record that the operator has read: the change applies to this revision only. */
  status: RemoteStatus
  onStatusChange: (status: RemoteStatus) => void
  onClose: () => void
}

type Fields<V> = {
  initial: V
  validate?: (values: V) => FormErrors<V>
  /** The change that valid values request. */
  change: (values: V) => Action
}

export type ActionForm = ReturnType<typeof useActionForm<object>>

/** The form of a change: its fields and the required reason. A conflict shows the fresh figures and keeps what was typed. */
export function useActionForm<V extends object>(
  { status, onStatusChange, onClose }: ActionProps,
  { validate, change, ...fields }: Fields<V>,
) {
  const t = useT()
  const reauthentication = useReauthentication()
  const [isOutdated, setOutdated] = useState(false)
  // Figures that are fetched meanwhile change no field.
  const [initial] = useState({ ...fields.initial, why: '' })

  const reasonProblem = (reason: string) => {
    if (reason.length === 0) return t('Say why in a few words')
    return reason.length > MAX_REASON_LENGTH ? t('Say why in at most 200 characters') : undefined
  }

  /** The server's message about a refused change, unless the record has changed since it was read. */
  async function onConflict(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error
    const latest = await refetchRemote(status.remote)
    if (latest.revision === status.revision) throw error
    await cacheStatus(latest)
    onStatusChange(latest)
    setOutdated(true)
  }

  async function send(values: V & { why: string }) {
    const body = { revision: status.revision, why: values.why.trim(), change: change(values) }
    const updated = await reauthentication.run(() => call(registryApi.change, { params: { remote: status.remote }, body }))
    await cacheStatus(updated)
    void refetchRemote(status.remote)
    toast.success(t('Done. It stands in the history with your reason.'))
    onClose()
  }

  const form = useForm<V & { why: string }>({
    initial,
    validate: (values) => ({ ...validate?.(values), why: reasonProblem(values.why.trim()) }) as FormErrors<V & { why: string }>,
    async onSubmit(values) {
      setOutdated(false)
      await send(values).catch(onConflict)
      return undefined
    },
    onError: (error) => formError((error as Error).message),
  })
  return { ...form, isOutdated, prompt: reauthentication.prompt, onClose }
}
