import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type City, COUNTRIES } from '@worrystone/contracts'
import { unavailable } from '../../http/app-error.ts'
import { type Country, findPlaces, findRegion, type Gazetteer } from './gazetteer.ts'

const MAX_SUGGESTIONS = 8
const LOAD_MS = 60_000

/** Suggests names of places. The gazetteer is loaded at the first request; queries are not stored. */
export function placesService(load: () => Promise<Gazetteer> = inThread) {
  let loaded: Promise<Gazetteer> | undefined

  async function placesOf(country: string): Promise<Country | undefined> {
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
      const places = await placesOf(country)
      return places ? findPlaces(places.regions, { query, limit: MAX_SUGGESTIONS }).map(({ name }) => name) : []
    },

    async cities(search: { country: string; region?: string | undefined; query: string }): Promise<City[]> {
      const places = await placesOf(search.country)
      if (!places) return []
      const region = search.region ? findRegion(places.regions, search.region) : undefined
      return findPlaces(places.cities, { query: search.query, limit: MAX_SUGGESTIONS, region })
    },
  }
}
export type PlacesService = ReturnType<typeof placesService>

async function inThread(): Promise<Gazetteer> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: COUNTRIES })
  // Closing the server does not wait for it.
  worker.unref()
  try {
    const [gazetteer] = await once(worker, 'message', { signal: AbortSignal.timeout(LOAD_MS) })
    return gazetteer
  } finally {
    void worker.terminate()
  }
}
