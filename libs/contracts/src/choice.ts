import type { RemoteManifest } from './manifest.ts'
import { buildKey, type Group, type RemoteRecord, type Snapshot } from './snapshot.ts'

/** What the choice may know of a visitor. It is made in their browser, and nothing of this leaves it. */
export type Visitor = {
  /** `subjectOf` a member's id, or a random id that this browser keeps. */
  subject: string
  role: 'visitor' | 'member' | 'moderator' | 'admin'
  tier: string
  language: string
  /** From the browser's language setting (`de-AT`: AT); null when that names none. */
  country: string | null
}

/** Which build of a remote a page uses, what else could be used, and why. */
export type Choice = {
  remote: string
  build: RemoteManifest | null
  /** Builds to fall back to in the same page, best first. */
  rest: RemoteManifest[]
  kill: { messageKey: string | null } | null
  /** `override`: a QA link named the build; such a visit counts in no health figure. */
  by: 'override' | 'pin' | 'candidate' | 'stable' | 'previous' | 'none'
  why: string[]
}

export type Offer = 'candidate' | 'stable' | 'previous'

export type ChoiceFacts = {
  builds: Snapshot['builds']
  /** `remote@buildId` of builds that failed for this visitor. */
  quarantined: ReadonlySet<string>
  /** The agreement that this shell keeps (`SHELL_CONTRACT`). */
  contract: string
  visitor: Visitor
  /** `bucketOf` the record's candidate for this visitor; null where it could not be computed: then nobody's candidate. */
  bucket: number | null
  /** The build that a QA link names for this remote. */
  override?: string | undefined
  /** The build that this tab uses already: it stays while the record offers it, so that nobody meets two builds in one visit. */
  held?: string | undefined
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

/** How a member is named in the choice: their id hashed, so that a pin in the public snapshot does not name a person. */
export const subjectOf = async (memberId: string): Promise<string> =>
  hex(await digest(`worrystone member\0${memberId}`)).slice(0, 32)

/** 0 to 9,999, evenly spread and independent between remotes and salts: the first 32 bits of SHA-256, modulo 10,000 (bias below 2.4e-6). */
export async function bucketOf(salt: string, remote: string, subject: string): Promise<number> {
  return new DataView(await digest(`${salt}\0${remote}\0${subject}`)).getUint32(0) % 10_000
}

const numbers = (text: string) => /^\d+(\.\d+){0,2}$/.test(text) && text.split('.').map(Number)

/**
 * `^1.2.0` accepts 1.2.0 and later below 2, `^0.3.1` 0.3.1 and later below 0.4, `^0.0.1` and `1.2.0` nothing else. What is written in
 * another way accepts nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const [have, want] = [numbers(version), numbers(range.replace(/^\^/, ''))]
  if (!have || !want) return false
  const [major = 0, minor = 0, patch = 0] = have
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = want
  if (major !== wantMajor) return false
  const isExact = range[0] !== '^' || (major === 0 && wantMinor === 0)
  if (isExact || major === 0) return minor === wantMinor && (isExact ? patch === wantPatch : patch >= wantPatch)
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch)
}

const isIn = (visitor: Visitor, { by, value }: Group) => visitor[by === 'member' ? 'subject' : by] === value

const nameOf = ({ by, value }: Group) => `${by} ${value}`

/** What the record offers a build as: null when it was taken back or never was in it. */
export function offeredAs({ candidate, stable, previous }: RemoteRecord, build: string): Offer | null {
  if (stable === build) return 'stable'
  // A halted one is not offered, even where an earlier record used it.
  if (candidate?.build === build) return candidate.state === 'halted' ? null : 'candidate'
  return previous.includes(build) ? 'previous' : null
}

/**
 * kill → QA override → pin → what the tab uses already → candidate, if the audience matches and the bucket is below its share → stable
 * → previous, newest first. What is blocked, failed here, or needs another shell is passed over. Raising the share only ever adds people.
 */
export function choose(record: RemoteRecord, facts: ChoiceFacts): Choice {
  const { remote } = record
  if (record.kill.on) {
    const { messageKey } = record.kill
    return { remote, build: null, rest: [], kill: { messageKey }, by: 'none', why: ['the kill switch is on'] }
  }
  const why: string[] = []
  const wishes: { by: Choice['by']; build: string }[] = []

  if (facts.override) wishes.push({ by: 'override', build: facts.override })
  const pin = record.pins.find(({ group }) => isIn(facts.visitor, group))
  if (pin) {
    wishes.push({ by: 'pin', build: pin.build })
    why.push(`pinned to ${pin.build} for ${nameOf(pin.group)}`)
  }
  if (facts.held) {
    const offer = offeredAs(record, facts.held)
    if (offer) wishes.push({ by: offer, build: facts.held })
    why.push(offer ? `this tab uses ${facts.held} already` : `this tab used ${facts.held}, which is no longer offered`)
  }
  const candidate = candidateFor(record, facts, why)
  if (candidate) wishes.push({ by: 'candidate', build: candidate })
  wishes.push({ by: 'stable', build: record.stable })
  wishes.push(...record.previous.map((build) => ({ by: 'previous' as const, build })))

  const usable = new Map<string, { by: Choice['by']; manifest: RemoteManifest }>()
  const seen = new Set<string>()
  for (const { by, build } of wishes) {
    if (seen.has(build)) continue
    seen.add(build)
    const manifest = facts.builds[buildKey(remote, build)]
    const problem = refusal(record, facts, { by, build, manifest })
    why.push(`${by} ${build}: ${problem ?? 'usable'}`)
    if (manifest && !problem) usable.set(build, { by, manifest })
  }
  const [first, ...rest] = usable.values()
  why.push(first ? `chosen: ${first.by} ${first.manifest.buildId}` : 'no build is left')
  return {
    remote,
    build: first?.manifest ?? null,
    rest: rest.map(({ manifest }) => manifest),
    kill: null,
    by: first?.by ?? 'none',
    why,
  }
}

function candidateFor({ candidate }: RemoteRecord, { visitor, bucket }: ChoiceFacts, why: string[]): string | null {
  if (!candidate) return null
  const { build, percentBp, audience, state } = candidate
  const say = (reason: string) => {
    why.push(`candidate ${build}: ${reason}`)
    return null
  }
  if (state === 'halted') return say('halted')
  const left = audience.exclude.find((group) => isIn(visitor, group))
  if (left) return say(`not for ${nameOf(left)}`)
  if (audience.include.length > 0 && !audience.include.some((group) => isIn(visitor, group)))
    return say(`only for ${audience.include.map(nameOf).join(', ')}`)
  if (bucket === null) return say('no bucket could be computed here')
  const share = `${percentBp / 100} %, this visitor stands at ${(bucket / 100).toFixed(2)} %`
  if (bucket >= percentBp) return say(`rolled out to ${share}`)
  why.push(`candidate ${build}: rolled out to ${share}`)
  return build
}

type Wish = { by: Choice['by']; build: string; manifest: RemoteManifest | undefined }

function refusal(record: RemoteRecord, facts: ChoiceFacts, { by, build, manifest }: Wish): string | null {
  if (!manifest) return 'not described in the snapshot'
  // A QA link may look at what is blocked for everybody else.
  if (by !== 'override' && record.blocked.includes(build)) return 'blocked'
  if (by === 'previous' && offeredAs(record, build) === null) return 'halted'
  if (facts.quarantined.has(buildKey(record.remote, build))) return 'failed here before'
  if (!satisfies(facts.contract, manifest.contract.shell))
    return `needs a shell ${manifest.contract.shell}, this is ${facts.contract}`
  return null
}
