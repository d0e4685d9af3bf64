import { useT } from '@worrystone/i18n'
import { Banner, Counter, Field, FormDialog, TextArea } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Consequence } from '../../shared/consequence.tsx'
import { type ActionForm, MAX_REASON_LENGTH } from './use-action-form.ts'

type Props = {
  form: ActionForm
  title: string
  /** One sentence: the effect on visitors. */
  consequence: string
  /** The verb on the button. */
  verb: string
  isDangerous?: boolean
  size?: 'm' | 'l'
  children?: ReactNode
}

/** Confirms a change of a record: its effect, its fields, and the required reason. */
export function ActionDialog({ form, title, consequence, verb, isDangerous = false, size = 'm', children }: Props) {
  const t = useT()
  const { errors, isBusy, isOutdated, prompt, onClose } = form
  return (
    <>
      <FormDialog
        title={title}
        size={size}
        verb={verb}
        kind={isDangerous ? 'danger' : 'primary'}
        isBusy={isBusy}
        form={form.form}
        onClose={onClose}
      >
        <Consequence isDangerous={isDangerous}>{consequence}</Consequence>
        {children}
        <Field
          label={t('Reason')}
          hint={t('Everybody who operates this site can read it in the history.')}
          error={errors.why}
          aside={<Counter value={form.values.why.trim().length} max={MAX_REASON_LENGTH} warnAt={MAX_REASON_LENGTH - 20} />}
        >
          <TextArea
            style={{ minBlockSize: '4.5rem' }}
            rows={2}
            {...form.field('why')}
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
        {errors.form && <Banner kind="danger">{errors.form}</Banner>}
      </FormDialog>
      {prompt}
    </>
  )
}
