import { normalizeText } from '../../normalize-text.ts'
import { LOCAL_NAMES } from './local-names.ts'

/** The places of one country as two texts, sorted by normalized name: a line has a normalized name, the name to choose, and for a city its region. */
export type Country = { regions: string; cities: string }
/** By country code. */
export type Gazetteer = Record<string, Country>

export type Place = { name: string; region: string | null }

const LINE = '\n'
const COLUMN = '\t'

type Entry = { country: string; name: string; region?: string | null }

/** Builds the texts of places; a name that a region has twice appears once. */
export function gazetteerOf(regions: Entry[], cities: Entry[]): Gazetteer {
  const [regionsOf, citiesOf] = [textsOf(regions), textsOf(cities)]
  return Object.fromEntries(
    [...regionsOf.keys()].map((country) => [
      country,
      { regions: regionsOf.get(country) ?? LINE, cities: citiesOf.get(country) ?? LINE },
    ]),
  )
}

const textsOf = (entries: Entry[]) =>
  new Map(
    [...Map.groupBy(entries, ({ country }) => country)].map(([country, countryEntries]) => [country, textOf(countryEntries)]),
  )

function textOf(entries: Entry[]): string {
  const lines = new Set(
    entries.flatMap(({ country, name, region }) => {
      const local = Object.entries(LOCAL_NAMES[country] ?? {}).flatMap(([alias, officialName]) =>
        officialName === name ? [alias] : [],
      )
      return [name, ...local].map((alias) => [normalizeText(alias), name, region ?? ''].join(COLUMN))
    }),
  )
  return `${LINE}${[...lines].sort().join(LINE)}${LINE}`
}

type Search = { query: string; limit: number; region?: string | undefined }

/** Names that begin with the query, then those with a later word that does; each group in alphabetical order. */
export function findPlaces(text: string, { query, limit, region }: Search): Place[] {
  const prefix = normalizeText(query)
  if (!prefix) return []
  const places: Place[] = []
  for (const separator of [LINE, ' ']) {
    for (const line of linesWith(text, separator + prefix)) {
      const [, name = '', placeRegion = ''] = line.split(COLUMN)
      // 'Ro' is the prefix of both Rome and Roma.
      const isListed = places.some((place) => place.name === name && (place.region ?? '') === placeRegion)
      if (!isListed && (region === undefined || placeRegion === region)) places.push({ name, region: placeRegion || null })
      if (places.length === limit) return places
    }
  }
  return places
}

/** The distinct lines whose normalized name contains `part`, which begins with the separator before a word. */
function* linesWith(text: string, part: string) {
  for (let index = text.indexOf(part); index >= 0; ) {
    const start = part.startsWith(LINE) ? index + 1 : text.lastIndexOf(LINE, index) + 1
    const end = text.indexOf(LINE, start)
    const line = text.slice(start, end)
    // The text after the normalized name has spaces too.
    if (index < start + line.indexOf(COLUMN)) yield line
    index = text.indexOf(part, end)
  }
}

/** The gazetteer's spelling of a region's name; undefined if it has no such region. */
export function findRegion(text: string, query: string): string | undefined {
  const [line] = linesWith(text, `${LINE}${normalizeText(query)}${COLUMN}`)
  return line?.split(COLUMN)[1]
}
