import { Snapshot } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

const ADDRESS = '/registry/snapshot.json'
const CACHE = 'worrystone-registry'
const DEADLINE_MS = 5_000

export type Origin = 'page' | 'registry' | 'kept copy'
export type Found = { snapshot: Snapshot; origin: Origin }

const parse = (body: unknown): Snapshot | null => {
  const checked = z.safeParse(Snapshot, body)
  return checked.success ? checked.data : null
}

/** The snapshot that the server wrote into the page. */
export function snapshotOfPage(page: Document = document): Snapshot | null {
  try {
    return parse(JSON.parse(page.getElementById('snapshot')?.textContent || 'null'))
  } catch {
    return null
  }
}

/** Asks the registry. Null when it is away, slow or answers rubbish. */
export async function snapshotOfRegistry(): Promise<Snapshot | null> {
  try {
    const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(DEADLINE_MS) })
    return answer.ok ? parse(await answer.json()) : null
  } catch {
    return null
  }
}

async function keep(snapshot: Snapshot): Promise<void> {
  try {
    const copy = new Response(JSON.stringify(snapshot), { headers: { 'content-type': 'application/json' } })
    await (await caches.open(CACHE)).put(ADDRESS, copy)
  } catch {
    // No Cache Storage here (private window, no space): the next visit has the page's own copy again.
  }
}

async function keptSnapshot(): Promise<Snapshot | null> {
  try {
    return parse(await (await caches.match(ADDRESS, { cacheName: CACHE }))?.json())
  } catch {
    return null
  }
}

/** The best snapshot to be had: the page's own, the registry's, the last good one. Null: no remote is known. */
export async function findSnapshot(page: Document = document): Promise<Found | null> {
  const ofPage = snapshotOfPage(page)
  const fresh = ofPage ?? (await snapshotOfRegistry())
  if (fresh) {
    void keep(fresh)
    return { snapshot: fresh, origin: ofPage ? 'page' : 'registry' }
  }
  const kept = await keptSnapshot()
  return kept && { snapshot: kept, origin: 'kept copy' }
}
