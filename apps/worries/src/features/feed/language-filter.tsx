import { LANGUAGES } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Select } from '@worrystone/ui'
import type { FeedLanguages } from './feed-languages.ts'

type Props = { value: FeedLanguages; onChange: (languages: FeedLanguages) => void }

/** The languages of the worries that are shown. */
export function LanguageFilter({ value, onChange }: Props) {
  const t = useT()
  return (
    <Select aria-label={t('Languages of the worries')} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="all">{t('All languages')}</option>
      <option value="mine">{t('In my languages')}</option>
      {LANGUAGES.map(({ code, nativeName }) => (
        <option key={code} value={code} lang={code}>
          {nativeName}
        </option>
      ))}
    </Select>
  )
}
