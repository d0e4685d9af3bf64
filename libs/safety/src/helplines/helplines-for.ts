import { type Helpline, helplines } from './helplines.ts'
import { openingOf } from './opening.ts'

/** A service with its state at one moment. */
export type HelplineNow = Helpline & {
  /** Null: the source does not give its hours. */
  isOpenNow: boolean | null
  /** When a closed service opens next; null when it is open or its hours are unknown. */
  opensAt: Date | null
  /** It is shown behind 'More' only, marked 'check before you rely on it'. */
  isSecondary: boolean
}

export type HelplinesQuery = {
  /** ISO 3166 code; null when unknown. */
  country: string | null
  /** The reader's languages, the preferred one first: `es` or `es-MX`. */
  languages: readonly string[]
  now: Date
  /** `write`: services with text or chat come first. */
  needs?: 'write' | undefined
}

/**
 * The services for a reader, best first, without emergency numbers (`emergencyNumberOf`).
 * International directories are added where a country has no well-sourced service for everyone.
 */
export function helplinesFor({ country, ...query }: HelplinesQuery): HelplineNow[] {
  const local = servicesOf(country)
  return inOrder(local.some(isForEverybody) ? local : [...local, ...servicesOf('*')], query)
}

/** Sorts services, best first; paired ones stay together at the place of the better one. */
export function inOrder(
  services: readonly Helpline[],
  { languages, now, needs }: Omit<HelplinesQuery, 'country'>,
): HelplineNow[] {
  const rankOf = (service: HelplineNow) => [
    Number(service.isSecondary),
    needs === 'write' ? writingRank(service) : 0,
    service.isOpenNow === true ? 0 : service.isOpenNow === null ? 1 : 2,
    Number(service.kind === 'directory'),
    languageRank(service, languages),
    Number(service.audience !== null && service.audience !== 'residents'),
    service.priority ?? Number.MAX_SAFE_INTEGER,
  ]
  return pairsOf(services.map((service) => withOpening(service, now)))
    .map((pair) => {
      const ranked = pair.map((service) => ({ service, rank: rankOf(service) })).sort((a, b) => byRank(a.rank, b.rank))
      return { pair: ranked.map(({ service }) => service), rank: ranked[0]?.rank ?? [] }
    })
    .sort((a, b) => byRank(a.rank, b.rank))
    .flatMap(({ pair }) => pair)
}

/** The emergency number of a country; null when no source names it: the page then says 'call your local emergency number'. */
export function emergencyNumberOf(country: string | null): Helpline | null {
  return helplines.find((helpline) => helpline.country === country && helpline.kind === 'emergency') ?? null
}

/** Whether a service replies in writing now: a text message, a messenger or a chat. */
export const canWriteTo = ({ sms, chatUrl, whatsapp }: Helpline): boolean => Boolean(sms ?? chatUrl ?? whatsapp)

/** The link that opens a prepared text message. */
export const smsUri = ({ to, body }: NonNullable<Helpline['sms']>): string =>
  `sms:${to.replaceAll(/\D/g, '')}${body === null ? '' : `?body=${encodeURIComponent(body)}`}`

const servicesOf = (country: string | null) =>
  helplines.filter((helpline) => helpline.country === country && helpline.kind !== 'emergency')

const isForEverybody = ({ priority, audience }: Helpline) => priority !== null && (audience === null || audience === 'residents')

const withOpening = (helpline: Helpline, now: Date): HelplineNow => ({
  ...helpline,
  ...openingOf(helpline.hours, now),
  isSecondary: helpline.priority === null,
})

/** Services that are shown together, as one item of the order. */
function pairsOf(services: HelplineNow[]): HelplineNow[][] {
  const listedIds = new Set<string>()
  return services.flatMap((service) => {
    if (listedIds.has(service.id)) return []
    const pair = [service, ...services.filter(({ id }) => id !== service.id && service.pairWith.includes(id))]
    for (const { id } of pair) listedIds.add(id)
    return [pair]
  })
}

const writingRank = (service: Helpline) => (canWriteTo(service) ? 0 : service.email ? 1 : 2)

/** The index of the first of the reader's languages that the service speaks; services without named languages come next, others last. */
function languageRank(service: Helpline, languages: readonly string[]): number {
  if (service.languages.length === 0) return languages.length
  const index = languages.findIndex((tag) => service.languages.includes(tag.toLowerCase().split('-')[0] ?? ''))
  return index >= 0 ? index : languages.length + 1
}

function byRank(a: number[], b: number[]): number {
  const difference = a.findIndex((value, index) => value !== b[index])
  return difference < 0 ? 0 : (a[difference] ?? 0) - (b[difference] ?? 0)
}
