import { buildKey, RemoteManifest } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { Registered } from './override.ts'
import { verify } from './verify.ts'

const KEY = /^[a-z][a-z0-9-]{1,39}@[a-f0-9]{16}$/
const DEADLINE_MS = 5_000

/** A build as the registry describes and signs it. `kept`: the signed text of an earlier answer, or an empty one. */
export async function registeredBuild(key: string, kept: string): Promise<Registered> {
  if (!KEY.test(key)) return 'unknown'
  const signed = kept || (await ask(key))
  if (!signed) return 'unknown'
  const verdict = await verify(signed)
  if (verdict !== 'verified') return verdict === 'forged' ? 'unknown' : 'away'
  const read = z.safeParse(RemoteManifest, JSON.parse(signed))
  // A genuine description of another build is no answer either.
  return read.success && buildKey(read.data.name, read.data.buildId) === key ? { manifest: read.data, signed } : 'unknown'
}

async function ask(key: string): Promise<string> {
  const answer = await fetch(`/registry/builds/${key}.json`, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (answer.ok) return answer.text()
  if (answer.status === 404) return ''
  throw new Error(`The registry answered ${answer.status} for ${key}`)
}
