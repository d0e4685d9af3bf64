import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIGURE_COUNTRIES } from '@worrystone/contracts'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, it } from 'vitest'
import { townsByCountry } from './towns.ts'

const FOLDER = join(import.meta.dirname, '../../apps/billing-analytics/map')
const MAX_BYTES = 60_000

const textOf = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8')
const namesIn = (country: string) => {
  const { objects } = JSON.parse(textOf(country)) as Topology
  return (objects.regions as GeometryCollection).geometries.map(({ id }) => String(id)).sort()
}

it('has a shape or a point for each region of the places data, by its name there', () => {
  const towns = townsByCountry()
  for (const country of FIGURE_COUNTRIES) {
    const known = [...new Set(towns.get(country)?.map(({ region }) => region))].sort()
    expect([country, namesIn(country)]).toEqual([country, known])
  }
})

it('stays small', () => {
  const bytes = ['world', ...FIGURE_COUNTRIES].reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0)
  expect(bytes).toBeLessThan(MAX_BYTES)
})
