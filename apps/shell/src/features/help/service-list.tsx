import { useT } from '@worrystone/i18n'
import type { HelplineNow } from '@worrystone/safety/helplines'
import { ButtonLink, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { CountrySelect } from './country-select.tsx'
import { ServiceCard } from './service-card.tsx'

type Props = {
  services: readonly HelplineNow[]
  country: string | null
  now: Date
  isWritingFirst: boolean
  onCountry: (country: string | null) => void
}

/** The services of the panel, their country, and the link to all others. */
export function ServiceList({ services, country, now, isWritingFirst, onCountry }: Props) {
  const t = useT()
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h3 id={id}>{t('People who listen')}</h3>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} now={now} isWritingFirst={isWritingFirst} />
      ))}
      <CountrySelect country={country} onChoose={onCountry} />
      {/* In a new tab, so that the written text stays. */}
      <ButtonLink href="/help" target="_blank" kind="quiet" wide>
        {t('More services and other ways')}
      </ButtonLink>
    </Stack>
  )
}
