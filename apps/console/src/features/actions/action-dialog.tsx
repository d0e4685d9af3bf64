import { ApiError, call } from '@worrystone/api-client'
import { isAborted } from '@worrystone/api-client/server-message'
import { type Action, type RemoteStatus, registryApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Banner, Counter, Field, FormDialog, TextArea } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { useReauthentication } from '../../shared/confirm-password.tsx'
import { Consequence } from '../../shared/consequence.tsx'
import { cacheStatus, refetchRemote } from '../../shared/registry.queries.ts'

const LONGEST = 200

type Props = {
  /** The record that the operator has read: the change applies to this revision only. */
  seen: RemoteStatus
  onSeen: (status: RemoteStatus) => void
  title: string
  /** One sentence: the effect on visitors. */
  consequence: string
  /** The verb on the button. */
  verb: string
  isDangerous?: boolean
  size?: 'm' | 'l'
  /** The requested change; null while a field is invalid, which its form reports itself. */
  change: () => Action | null
  onClose: () => void
  children?: ReactNode
}

/** Confirms a change of a record: its effect, its fields, and the required reason. */
export function ActionDialog(props: Props) {
  const { seen, onSeen, title, consequence, verb, isDangerous = false, size = 'm', change, onClose, children } = props
  const t = useT()
  const translateMessage = useTranslateMessage()
  const reauthentication = useReauthentication()
  const [why, setWhy] = useState('')
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const { length } = why.trim()
  const lacks = length === 0 ? t('Say why in a few words') : length > LONGEST ? t('Say why in at most 200 characters') : null

  /** A conflict or a rejected change: the server's message when the record has not changed since it was read. */
  async function explain(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return setProblem(translateMessage((error as Error).message))
    const fresh = await refetchRemote(seen.remote)
    if (fresh.revision === seen.revision) return setProblem(translateMessage(error.message))
    await cacheStatus(fresh)
    onSeen(fresh)
    setOutdated(true)
  }

  async function submit() {
    setTries(tries + 1)
    const requestedChange = change()
    if (lacks || !requestedChange) return
    setBusy(true)
    setProblem(null)
    setOutdated(false)
    const body = { revision: seen.revision, why: why.trim(), change: requestedChange }
    try {
      const status = await reauthentication.run(() => call(registryApi.change, { params: { remote: seen.remote }, body }))
      await cacheStatus(status)
      void refetchRemote(seen.remote)
      toast.success(t('Done. It stands in the history with your reason.'))
      onClose()
    } catch (error) {
      setBusy(false)
      if (!isAborted(error)) await explain(error).catch((failure: Error) => setProblem(translateMessage(failure.message)))
    }
  }

  return (
    <>
      <FormDialog
        title={title}
        size={size}
        verb={verb}
        kind={isDangerous ? 'danger' : 'primary'}
        isBusy={isBusy}
        attempts={tries}
        onSubmit={submit}
        onClose={onClose}
      >
        <Consequence isDangerous={isDangerous}>{consequence}</Consequence>
        {children}
        <Field
          label={t('Reason')}
          hint={t('Everybody who operates this site can read it in the history.')}
          error={tries > 0 ? lacks : null}
          aside={<Counter value={length} max={LONGEST} warnAt={LONGEST - 20} />}
        >
          <TextArea
            style={{ minBlockSize: '4.5rem' }}
            rows={2}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
            data-autofocus={children ? undefined : ''}
          />
        </Field>
        {isOutdated && (
          <Banner kind="warning">
            <strong>{t('Somebody changed this meanwhile')}</strong>
            <br />
            {t('The figures are fresh again and your reason is kept. Look at them once more, then go on.')}
          </Banner>
        )}
        {problem && <Banner kind="danger">{problem}</Banner>}
      </FormDialog>
      {reauthentication.prompt}
    </>
  )
}
