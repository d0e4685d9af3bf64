import { buildKey, RemoteManifest, RemoteRecord, Snapshot, type Visitor } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

const ADDRESS = '/registry/snapshot.json'
const CACHE = 'worrystone-registry'
const DEADLINE_MS = 5_000

export type Origin = 'page' | 'registry' | 'cached copy'

/** `signed`: the text as it came, signature included. */
export type SignedSnapshot = { signed: string; snapshot: Snapshot }

/** A snapshot with everything that the choice needs to know of the visitor. */
export type LoadedSnapshot = SignedSnapshot & { origin: Origin; visitor: Visitor; buckets: ReadonlyMap<string, number | null> }

const Envelope = z.extend(Snapshot, { records: z.array(z.unknown()), builds: z.record(z.string(), z.unknown()) })

/**
 * Parses a snapshot as far as this shell supports it. A build with an unknown slot or icon, or a record of another kind,
 * is left out alone: the others must stay usable. Null: it is no snapshot.
 */
export function parseSnapshot(signed: string): SignedSnapshot | null {
  try {
    const envelope = z.safeParse(Envelope, JSON.parse(signed))
    if (!envelope.success) return null
    const { records, builds, ...rest } = envelope.data
    const supported = Object.entries(builds).flatMap(([key, build]) => {
      const parsed = z.safeParse(RemoteManifest, build)
      if (parsed.success && buildKey(parsed.data.name, parsed.data.buildId) === key) return [[key, parsed.data] as const]
      return warnOmitted(key, parsed.error)
    })
    const snapshot = { ...rest, records: records.flatMap(readRecord), builds: Object.fromEntries(supported) }
    return { signed, snapshot }
  } catch {
    return null
  }
}

function readRecord(body: unknown): RemoteRecord[] {
  const complete = z.safeParse(RemoteRecord, body)
  if (complete.success) return [complete.data]
  // An unknown kind of group: the candidate is not for this shell's visitors, the remote is.
  const withoutCandidate = z.safeParse(RemoteRecord, Object.assign({}, body, { candidate: null, pins: [] }))
  warnOmitted((withoutCandidate.success && `${withoutCandidate.data.remote}: candidate and pins`) || 'a record', complete.error)
  return withoutCandidate.success ? [withoutCandidate.data] : []
}

function warnOmitted(subject: string, error: unknown): [] {
  console.warn(`[registry] ${subject} left out: this shell does not understand it`, error)
  return []
}

/** The snapshot that the server wrote into the page. */
export const pageSnapshot = (): SignedSnapshot | null => parseSnapshot(document.getElementById('snapshot')?.textContent ?? '')

/** Fetches it from the registry, without the browser's cache. Null when the registry is down or slow, or its response is invalid. */
export async function fetchSnapshot(): Promise<SignedSnapshot | null> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) })
    return response.ok ? parseSnapshot(await response.text()) : null
  } catch {
    return null
  }
}

/** Caches a verified snapshot for a visit without a registry: its signed text, so that it can be verified again. */
export async function cacheSnapshot({ signed }: SignedSnapshot): Promise<void> {
  try {
    const copy = new Response(signed, { headers: { 'content-type': 'application/json' } })
    await (await caches.open(CACHE)).put(ADDRESS, copy)
  } catch {
    // No Cache Storage here (private window, no space): the next visit has the page's own snapshot.
  }
}

/** The cached copy. Any script with access to this browser's storage could have changed it: it counts only when it is verified. */
export async function cachedSnapshot(): Promise<SignedSnapshot | null> {
  try {
    const copy = await caches.match(ADDRESS, { cacheName: CACHE })
    return copy ? parseSnapshot(await copy.text()) : null
  } catch {
    return null
  }
}
