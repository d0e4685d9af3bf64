import { KILL_MESSAGES, type RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select, TextInput } from '@worrystone/ui'
import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'

type Props = { seen: RemoteStatus; onSeen: (status: RemoteStatus) => void; onClose: () => void }

const LONGEST = 200
const [NONE, OWN] = ['', 'own']

/** Switches a remote off, with a short notice for its visitors. */
export function KillDialog(props: Props) {
  const { remote } = props.seen
  const t = useT()
  const [choice, setChoice] = useState<string>(NONE)
  const [own, setOwn] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isEmpty = choice === OWN && own.trim() === ''

  const change = () => {
    setSubmitted(true)
    if (isEmpty) return null
    const messageKey = choice === OWN ? own.trim() : choice || null
    return { action: 'kill' as const, messageKey }
  }
  return (
    <ActionDialog
      {...props}
      title={t('Switch {{remote}} off', { remote })}
      consequence={t('Nobody can use {{remote}}: its pages show a message instead, and its parts of other pages disappear.', {
        remote,
      })}
      verb={t('Switch off')}
      isDangerous
      change={change}
    >
      <Field label={t('What visitors read')} hint={choice === OWN ? undefined : t('Said in the language of each visitor.')}>
        <Select value={choice} onChange={(event) => setChoice(event.target.value)}>
          <option value={NONE}>{t('Only that it is unavailable right now')}</option>
          {KILL_MESSAGES.map((messageKey) => (
            <option key={messageKey} value={messageKey}>
              {t(messageKey)}
            </option>
          ))}
          <option value={OWN}>{t('Words of my own')}</option>
        </Select>
      </Field>
      {choice === OWN && (
        <Field
          label={t('Your words')}
          hint={t('Everybody reads them as they stand, in every language.')}
          error={isSubmitted && isEmpty ? t('Write what visitors should read') : null}
        >
          <TextInput maxLength={LONGEST} dir="auto" value={own} onChange={(event) => setOwn(event.target.value)} />
        </Field>
      )}
    </ActionDialog>
  )
}
