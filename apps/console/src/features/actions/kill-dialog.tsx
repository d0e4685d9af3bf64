import { KILL_MESSAGES } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select, TextInput } from '@worrystone/ui'
import { ActionDialog } from './action-dialog.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

const MAX_MESSAGE_LENGTH = 200
const [NO_MESSAGE, CUSTOM] = ['', 'own']

/** Switches a remote off, with a short notice for its visitors. */
export function KillDialog(props: ActionProps) {
  const { remote } = props.status
  const t = useT()
  const form = useActionForm(props, {
    initial: { choice: NO_MESSAGE, own: '' },
    validate: ({ choice, own }) => (choice === CUSTOM && !own.trim() ? { own: t('Write what visitors should read') } : {}),
    change: ({ choice, own }) => ({ action: 'kill', messageKey: choice === CUSTOM ? own.trim() : choice || null }),
  })
  const isCustom = form.values.choice === CUSTOM
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
      <Field label={t('What visitors read')} hint={isCustom ? undefined : t('Said in the language of each visitor.')}>
        <Select {...form.field('choice')}>
          <option value={NO_MESSAGE}>{t('Only that it is unavailable right now')}</option>
          {KILL_MESSAGES.map((messageKey) => (
            <option key={messageKey} value={messageKey}>
              {t(messageKey)}
            </option>
          ))}
          <option value={CUSTOM}>{t('Words of my own')}</option>
        </Select>
      </Field>
      {isCustom && (
        <Field label={t('Your words')} hint={t('Everybody reads them as they stand, in every language.')} error={form.errors.own}>
          <TextInput maxLength={MAX_MESSAGE_LENGTH} dir="auto" {...form.field('own')} />
        </Field>
      )}
    </ActionDialog>
  )
}
