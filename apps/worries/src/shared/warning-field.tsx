import type { ContentWarning } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Options, Select } from '@worrystone/ui'
import { useWarningLabels } from './warning-labels.ts'

type Props = {
  value: ContentWarning | null
  /** A warning is recommended for this text. */
  isSuggested?: boolean
  onChange: (value: ContentWarning | null) => void
}

/** The content warning that others see before they open a worry. */
export function WarningField({ value, isSuggested = false, onChange }: Props) {
  const t = useT()
  const warningLabels = useWarningLabels()
  return (
    <Field
      label={t('Content warning')}
      hint={
        isSuggested && value === null
          ? t('You may choose a warning here, if you like: then others open your worry when they feel ready.')
          : t('With a warning your worry is folded for others. They open it when they feel ready.')
      }
    >
      <Select value={value ?? ''} onChange={(event) => onChange((event.target.value || null) as ContentWarning | null)}>
        <option value="">{t('No warning')}</option>
        <Options names={warningLabels} />
      </Select>
    </Field>
  )
}
