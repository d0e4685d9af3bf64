import { buildKey, RemoteManifest } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { RegisteredBuild } from '../choice/overrides.ts'
import { verifySignature } from './verify-signature.ts'

const KEY = /^[a-z][a-z0-9-]{1,39}@[a-f0-9]{16}$/
const DEADLINE_MS = 5_000

/** A build as the registry describes and signs it. `stored`: the signed text of an earlier response, or an empty one. */
export async function registeredBuild(key: string, stored: string): Promise<RegisteredBuild> {
  if (!KEY.test(key)) return 'unknown'
  const signed = stored || (await fetchSigned(key))
  if (!signed) return 'unknown'
  const status = await verifySignature(signed)
  if (status !== 'verified') return status === 'forged' ? 'unknown' : 'unreachable'
  const parsed = z.safeParse(RemoteManifest, JSON.parse(signed))
  // A genuine description of another build is rejected.
  return parsed.success && buildKey(parsed.data.name, parsed.data.buildId) === key ? { manifest: parsed.data, signed } : 'unknown'
}

async function fetchSigned(key: string): Promise<string> {
  const response = await fetch(`/registry/builds/${key}.json`, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (response.ok) return response.text()
  if (response.status === 404) return ''
  throw new Error(`The registry answered ${response.status} for ${key}`)
}
