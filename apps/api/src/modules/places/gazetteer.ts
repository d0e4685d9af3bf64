import { normalizeText } from '../../normalize-text.ts'
import { LOCAL_NAMES } from './local-names.ts'

/** The places of one country as two texts, sorted by normalized name: a line has a normalized name, the name to choose, and for a city its region. */
export type Country = { regions: string; cities: string }
/** By country code. */
export type Gazetteer = Record<string, Country>

export type Place = { name: string; region: string | null }

const LINE = '\n'
const CELL = '\t'

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
  new Map([...Map.groupBy(entries, ({ country }) => country)].map(([country, own]) => [country, textOf(own)]))

function textOf(entries: Entry[]): string {
  const lines = new Set(
    entries.flatMap(({ country, name, region }) => {
      const local = Object.entries(LOCAL_NAMES[country] ?? {}).flatMap(([alias, known]) => (known === name ? [alias] : []))
      return [name, ...local].map((alias) => [normalizeText(alias), name, region ?? ''].join(CELL))
    }),
  )
  return `${LINE}${[...lines].sort().join(LINE)}${LINE}`
}

type Search = { typed: string; most: number; region?: string | undefined }

/** Names that begin with the query, then those with a later word that does; each group in alphabetical order. */
export function findPlaces(text: string, { typed, most, region }: Search): Place[] {
  const prefix = normalizeText(typed)
  if (!prefix) return []
  const places: Place[] = []
  for (const before of [LINE, ' ']) {
    for (const line of linesWith(text, before + prefix)) {
      const [, name = '', placeRegion = ''] = line.split(CELL)
      // 'Ro' is the prefix of both Rome and Roma.
      const isKnown = places.some((place) => place.name === name && (place.region ?? '') === placeRegion)
      if (!isKnown && (region === undefined || placeRegion === region)) places.push({ name, region: placeRegion || null })
      if (places.length === most) return places
    }
  }
  return places
}

/** The distinct lines whose normalized name contains `part`, which begins with the separator before a word. */
function* linesWith(text: string, part: string) {
  for (let at = text.indexOf(part); at >= 0; ) {
    const start = part.startsWith(LINE) ? at + 1 : text.lastIndexOf(LINE, at) + 1
    const end = text.indexOf(LINE, start)
    const line = text.slice(start, end)
    // The text after the normalized name has spaces too.
    if (at < start + line.indexOf(CELL)) yield line
    at = text.indexOf(part, end)
  }
}

/** The gazetteer's spelling of a region's name; undefined if it has no such region. */
export function findRegion(text: string, typed: string): string | undefined {
  const [line] = linesWith(text, `${LINE}${normalizeText(typed)}${CELL}`)
  return line?.split(CELL)[1]
}
