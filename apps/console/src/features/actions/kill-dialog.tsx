import { KILL_MESSAGES } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select, TextInput } from '@worrystone/ui'
import { ActionDialog } from './action-dialog.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

const LONGEST = 200
const [NONE, OWN] = ['', 'own']

/** Switches a remote off, with a short notice for its visitors. */
export function KillDialog(props: ActionProps) {
  const { remote } = props.status
  const t = useT()
  const form = useActionForm(props, {
    initial: { choice: NONE, own: '' },
    validate: ({ choice, own }) => (choice === OWN && !own.trim() ? { own: t('Write what visitors should read') } : {}),
    change: ({ choice, own }) => ({ action: 'kill', messageKey: choice === OWN ? own.trim() : choice || null }),
  })
  const isOwn = form.values.choice === OWN
  return (
    <ActionDialog
      form={form}
      title={t('Switch {{remote}} off', { remote })}
      consequence={t('Nobody can use {{remote}}: its pages show a message instead, and its parts of other pages disappear.', {
        remote,
      })}
      verb={t('Switch off')}
      isDangerous
    >
      <Field label={t('What visitors read')} hint={isOwn ? undefined : t('Said in the language of each visitor.')}>
        <Select {...form.field('choice')}>
          <option value={NONE}>{t('Only that it is unavailable right now')}</option>
          {KILL_MESSAGES.map((messageKey) => (
            <option key={messageKey} value={messageKey}>
              {t(messageKey)}
            </option>
          ))}
          <option value={OWN}>{t('Words of my own')}</option>
        </Select>
      </Field>
      {isOwn && (
        <Field label={t('Your words')} hint={t('Everybody reads them as they stand, in every language.')} error={form.errors.own}>
          <TextInput maxLength={LONGEST} dir="auto" {...form.field('own')} />
        </Field>
      )}
    </ActionDialog>
  )
}
