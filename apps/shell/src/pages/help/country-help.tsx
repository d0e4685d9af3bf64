import { useLanguage, useT } from '@worrystone/i18n'
import { type HelplineNow, helplinesFor } from '@worrystone/safety/helplines'
import { Stack } from '@worrystone/ui'
import { EmergencyCard } from '../../features/help/emergency-card.tsx'
import { MoreDetails } from '../../features/help/more-details.tsx'
import { ServiceCard } from '../../features/help/service-card.tsx'
import { useCountryName } from '../../features/help/use-country-names.ts'

/** `now: null` in a page that is rendered long before it is read. */
type Props = { country: string | null; now: Date | null }

/** Affects only the order of the services, never their texts. */
const SOME_NOON = new Date('2026-01-15T12:00:00Z')

/** The services of one country, best first, without the directories of all countries. */
function useServices(country: string | null, now: Date | null): HelplineNow[] {
  const { code } = useLanguage()
  return helplinesFor({ country, languages: [code], now: now ?? SOME_NOON }).filter(({ kind }) => kind !== 'directory')
}

/** The help of the reader's country: the emergency number, the services, and behind 'More' those to check first. */
export function CountryHelp({ country, now }: Props) {
  const t = useT()
  const name = useCountryName(country)
  return (
    <Stack as="section" gap={4} aria-labelledby="here">
      <h2 id="here">{name === null ? t('Near you') : name}</h2>
      <EmergencyCard country={country} />
      <CountryServices country={country} now={now} />
    </Stack>
  )
}

export function CountryServices({ country, now }: Props) {
  const t = useT()
  const services = useServices(country, now)
  const [first, secondary] = [
    services.filter(({ isSecondary }) => !isSecondary),
    services.filter((service) => service.isSecondary),
  ]
  if (country === null) return <p>{t('Choose your country to see who listens there.')}</p>
  if (services.length === 0) {
    return <p>{t('Nobody has read the sources for this country yet. The directories below know services all over the world.')}</p>
  }
  return (
    <>
      {first.map((service) => (
        <ServiceCard key={service.id} service={service} now={now} level={3} />
      ))}
      {secondary.length > 0 ? (
        <MoreDetails summary={t('More')}>
          {secondary.map((service) => (
            <ServiceCard key={service.id} service={service} now={now} level={3} />
          ))}
        </MoreDetails>
      ) : null}
    </>
  )
}
