import { COUNTRIES, type Country } from '@worrystone/contracts'
import type { FormErrors } from '@worrystone/forms'
import { useLanguage, useT } from '@worrystone/i18n'
import { Card, Combobox, Field, Select, Stack, Switch, Text } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { CountInFigures } from './count-in-figures.tsx'
import { useCities, useRegions } from './places.queries.ts'

type Place = { country: string; region: string; city: string }
type Values = Place & { locationSharing: boolean; figuresOptOut: boolean }

type Props = {
  values: Values
  errors: FormErrors<Place>
  onChange: (part: Partial<Values>) => void
}

/** Sharing of the location for figures. Its fields appear only when it is shared. */
export function Location({ values, errors, onChange }: Props) {
  const t = useT()
  return (
    <>
      <Card as="div">
        <Stack gap={5}>
          <Switch
            label={t('Share my location')}
            hint={t(
              'Used only for figures about the worries of at least 10 people in a region. It is never an address, and never shown on your profile.',
            )}
            checked={values.locationSharing}
            onChange={(event) => onChange({ locationSharing: event.target.checked })}
          />
          {values.locationSharing && <PlaceFields place={values} errors={errors} onChange={onChange} />}
        </Stack>
      </Card>
      <CountInFigures figuresOptOut={values.figuresOptOut} onChange={onChange} />
    </>
  )
}

type FieldsProps = { place: Place; errors: Props['errors']; onChange: (part: Partial<Place>) => void }

function PlaceFields({ place, errors, onChange }: FieldsProps) {
  const t = useT()
  const countries = useCountries()
  // No suggestions for names that were already saved.
  const [typing, setTyping] = useState<'region' | 'city' | null>(null)
  // Kept per country: switching back restores what was typed.
  const typedFor = useRef(new Map<string, { region: string; city: string }>())
  const country = COUNTRIES.find((code) => code === place.country) ?? null
  const regions = useRegions({ country, typed: place.region, isTyping: typing === 'region' })
  const cities = useCities({ country, typed: place.city, region: place.region, isTyping: typing === 'city' })

  function chooseCountry(next: string) {
    typedFor.current.set(place.country, { region: place.region, city: place.city })
    const known = place.country === '' ? undefined : { region: '', city: '' }
    onChange({ country: next, ...(typedFor.current.get(next) ?? known) })
  }

  return (
    <>
      <Field label={t('Country')} error={errors.country}>
        <Select value={place.country} onChange={(event) => chooseCountry(event.target.value)}>
          <option value="">{t('Not said')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Region')} error={errors.region}>
        <Combobox
          dir="auto"
          value={place.region}
          suggestions={regions.map((text) => ({ text }))}
          onType={(region) => {
            setTyping('region')
            onChange({ region })
          }}
          onPick={({ text }) => onChange({ region: text })}
        />
      </Field>
      <Field label={t('City')} error={errors.city}>
        <Combobox
          dir="auto"
          value={place.city}
          suggestions={cities.map(({ name, region }) => ({ text: name, detail: region ?? undefined }))}
          onType={(city) => {
            setTyping('city')
            onChange({ city })
          }}
          onPick={({ text, detail }) => onChange({ city: text, ...(detail && !place.region.trim() && { region: detail }) })}
        />
      </Field>
      <Text size="s" tone="inkSoft">
        {t('Place names: GeoNames, CC BY 4.0')}
      </Text>
    </>
  )
}

/** The countries by their names in the reader's language, in its order; 'Other' last. */
function useCountries(): { code: Country; name: string }[] {
  const t = useT()
  const { code: language } = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = COUNTRIES.filter((code) => code !== 'OTHER').map((code) => ({ code, name: names.of(code) ?? code }))
  return [...named.sort((a, b) => a.name.localeCompare(b.name, language)), { code: 'OTHER', name: t('Other') }]
}
