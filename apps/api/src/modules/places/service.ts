import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type City, COUNTRIES } from '@worrystone/contracts'
import { unavailable } from '../../http/app-error.ts'
import { type Country, findPlaces, findRegion, type Gazetteer } from './gazetteer.ts'

const MAX = 8
const LOAD_MS = 60_000

/** Names to choose from. The gazetteer comes with the first question and stays; what was asked for is kept nowhere. */
export function placesService(load: () => Promise<Gazetteer> = inThread) {
  let loaded: Promise<Gazetteer> | undefined

  async function of(country: string): Promise<Country | undefined> {
    loaded ??= load()
    try {
      return (await loaded)[country]
    } catch {
      loaded = undefined
      throw unavailable()
    }
  }

  return {
    async regions({ country, query }: { country: string; query: string }): Promise<string[]> {
      const places = await of(country)
      return places ? findPlaces(places.regions, { typed: query, most: MAX }).map(({ name }) => name) : []
    },

    async cities(asked: { country: string; region?: string | undefined; query: string }): Promise<City[]> {
      const places = await of(asked.country)
      if (!places) return []
      const region = asked.region ? findRegion(places.regions, asked.region) : undefined
      return findPlaces(places.cities, { typed: asked.query, most: MAX, region })
    },
  }
}
export type PlacesService = ReturnType<typeof placesService>

async function inThread(): Promise<Gazetteer> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: COUNTRIES })
  // A site that is being closed does not wait for it.
  worker.unref()
  try {
    const [gazetteer] = await once(worker, 'message', { signal: AbortSignal.timeout(LOAD_MS) })
    return gazetteer
  } finally {
    void worker.terminate()
  }
}
