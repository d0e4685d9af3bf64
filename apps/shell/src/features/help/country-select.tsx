import { useT } from '@worrystone/i18n'
import { COUNTRIES } from '@worrystone/safety/helplines'
import { Field, Select } from '@worrystone/ui'
import { useMemo } from 'react'
import { useCountryNames } from './use-country-names.ts'

type Props = { country: string | null; onChoose?: (country: string | null) => void }

/** Its `name` is `country`, for the form of the page that works without scripts, where `onChoose` is never called. */
export function CountrySelect({ country, onChoose }: Props) {
  const t = useT()
  const codes = useMemo(() => [...new Set([...COUNTRIES, ...(country ? [country] : [])])], [country])
  const countries = useCountryNames(codes)
  const value = onChoose ? { value: country ?? '', onChange: choose } : {}
  function choose(event: { target: { value: string } }) {
    onChoose?.(event.target.value || null)
  }
  return (
    <Field label={t('Country')}>
      <Select name="country" autoComplete="off" {...value}>
        <option value="">{t('Another country')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
