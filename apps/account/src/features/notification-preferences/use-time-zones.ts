import { isNamedTimeZone } from '@worrystone/contracts'
import { useLanguage } from '@worrystone/i18n'

const COMMON_ZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/** The time zones to choose from, with the device's and the saved one; named in the reader's language. */
export function useTimeZones(chosen: string | undefined): { zone: string; name: string }[] {
  const { locale } = useLanguage()
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = new Set([...COMMON_ZONES, ...[deviceZone, chosen ?? ''].filter(isNamedTimeZone)])
  return [...zones].map((zone) => ({ zone, name: zoneName(zone, locale) }))
}

function zoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts()
  const longName = parts.find(({ type }) => type === 'timeZoneName')?.value
  const place = zone.replaceAll('_', ' ')
  // Isolated: place names run from left to right in every language.
  return longName && longName !== zone ? `\u2068${place}\u2069 (${longName})` : place
}
