import type { RemoteManifest } from './manifest.ts'
import { buildKey, type Group, type RemoteRecord, type Snapshot } from './snapshot.ts'

/** What the choice may know of a visitor. It is made in their browser, and none of this leaves it. */
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
  by: Role | 'none'
  reasons: Reason[]
  /** The same in English, for the console and the command line. */
  why: string[]
}

export type Offer = 'candidate' | 'stable' | 'previous'
type Role = 'override' | 'pin' | Offer

/** Why a build cannot be used. */
type Refusal = { problem: 'unknown' | 'blocked' | 'halted' | 'failed' } | { problem: 'shell'; needs: string; has: string }

/** One step of a choice, in the order of evaluation. `bucket`: the visitor's position, as `percentBp`. */
export type Reason =
  | { code: 'killed' | 'none' }
  | { code: 'held' | 'held-no-more' | 'candidate-halted' | 'no-bucket'; build: string }
  | { code: 'pinned' | 'left-out'; build: string; group: Group }
  | { code: 'not-meant'; build: string; groups: Group[] }
  | { code: 'share'; build: string; percentBp: number; bucket: number }
  | ({ code: 'weighed'; by: Role; build: string } & (Refusal | { problem: null }))
  | { code: 'chosen'; by: Role; build: string }

export type ChoiceFacts = {
  builds: Snapshot['builds']
  /** `remote@buildId` of builds that failed for this visitor. */
  quarantined: Pick<ReadonlySet<string>, 'has'>
  /** The contract version of this shell (`SHELL_CONTRACT`). */
  contract: string
  visitor: Visitor
  /** `bucketOf` the record's candidate for this visitor; null where it could not be computed: then there is no candidate. */
  bucket: number | null
  /** The build that a QA link names for this remote. */
  override?: string | undefined
  /** The build that this tab uses already: it stays while the record offers it, so that a visit has one build. */
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

const versionNumbers = (text: string) => /^\d+(\.\d+){0,2}$/.test(text) && text.split('.').map(Number)

/**
 * `^1.2.0` accepts 1.2.0 and later below 2, `^0.3.1` 0.3.1 and later below 0.4, `^0.0.1` and `1.2.0` nothing else. What is written in
 * another way accepts nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const [actual, required] = [versionNumbers(version), versionNumbers(range.replace(/^\^/, ''))]
  if (!actual || !required) return false
  const [major = 0, minor = 0, patch = 0] = actual
  const [requiredMajor = 0, requiredMinor = 0, requiredPatch = 0] = required
  if (major !== requiredMajor) return false
  const isExact = range[0] !== '^' || (major === 0 && requiredMinor === 0)
  if (isExact || major === 0) return minor === requiredMinor && (isExact ? patch === requiredPatch : patch >= requiredPatch)
  return minor > requiredMinor || (minor === requiredMinor && patch >= requiredPatch)
}

const isInGroup = (visitor: Visitor, { by, value }: Group) => visitor[by === 'member' ? 'subject' : by] === value

const groupName = ({ by, value }: Group) => `${by} ${value}`

/** A reason in English. */
export function formatReason(reason: Reason): string {
  switch (reason.code) {
    case 'killed':
      return 'the kill switch is on'
    case 'none':
      return 'no build is left'
    case 'held':
      return `this tab uses ${reason.build} already`
    case 'held-no-more':
      return `this tab used ${reason.build}, which is no longer offered`
    case 'candidate-halted':
      return `candidate ${reason.build}: halted`
    case 'no-bucket':
      return `candidate ${reason.build}: no bucket could be computed here`
    case 'pinned':
      return `pinned to ${reason.build} for ${groupName(reason.group)}`
    case 'left-out':
      return `candidate ${reason.build}: not for ${groupName(reason.group)}`
    case 'not-meant':
      return `candidate ${reason.build}: only for ${reason.groups.map(groupName).join(', ')}`
    case 'share': {
      const { build, percentBp, bucket } = reason
      return `candidate ${build}: rolled out to ${percentBp / 100} %, this visitor stands at ${(bucket / 100).toFixed(2)} %`
    }
    case 'weighed':
      return `${reason.by} ${reason.build}: ${reason.problem ? formatRefusal(reason) : 'usable'}`
    case 'chosen':
      return `chosen: ${reason.by} ${reason.build}`
  }
}

const PROBLEMS = { unknown: 'not described in the snapshot', blocked: 'blocked', halted: 'halted', failed: 'failed here before' }
const formatRefusal = (refusal: Refusal) =>
  refusal.problem === 'shell' ? `needs a shell ${refusal.needs}, this is ${refusal.has}` : PROBLEMS[refusal.problem]

/** How the record offers a build: null when it was withdrawn or never in the record. */
export function offeredAs({ candidate, stable, previous }: RemoteRecord, build: string): Offer | null {
  if (stable === build) return 'stable'
  // A halted one is not offered, even where an earlier record used it.
  if (candidate?.build === build) return candidate.state === 'halted' ? null : 'candidate'
  return previous.includes(build) ? 'previous' : null
}

/**
 * kill → QA override → pin → what the tab uses already → candidate, if the audience matches and the bucket is below its share → stable
 * → previous, newest first. Builds that are blocked, failed here, or need another shell are skipped. Raising the share only ever adds people.
 */
export function choose(record: RemoteRecord, facts: ChoiceFacts): Choice {
  const { remote } = record
  if (record.kill.on) {
    const { messageKey } = record.kill
    return { remote, build: null, rest: [], kill: { messageKey }, by: 'none', ...withReasons([{ code: 'killed' }]) }
  }
  const reasons: Reason[] = []
  const options: { by: Role; build: string }[] = []

  if (facts.override) options.push({ by: 'override', build: facts.override })
  const pin = record.pins.find(({ group }) => isInGroup(facts.visitor, group))
  if (pin) {
    options.push({ by: 'pin', build: pin.build })
    reasons.push({ code: 'pinned', ...pin })
  }
  if (facts.held) {
    const offer = offeredAs(record, facts.held)
    if (offer) options.push({ by: offer, build: facts.held })
    reasons.push({ code: offer ? 'held' : 'held-no-more', build: facts.held })
  }
  const candidate = candidateFor(record, facts, reasons)
  if (candidate) options.push({ by: 'candidate', build: candidate })
  options.push({ by: 'stable', build: record.stable })
  options.push(...record.previous.map((build) => ({ by: 'previous' as const, build })))

  const usable = new Map<string, { by: Role; manifest: RemoteManifest }>()
  const seen = new Set<string>()
  for (const { by, build } of options) {
    if (seen.has(build)) continue
    seen.add(build)
    const manifest = facts.builds[buildKey(remote, build)]
    const refusedFor = refusal(record, facts, { by, build, manifest })
    reasons.push({ code: 'weighed', by, build, ...(refusedFor ?? { problem: null }) })
    if (manifest && !refusedFor) usable.set(build, { by, manifest })
  }
  const [first, ...rest] = usable.values()
  reasons.push(first ? { code: 'chosen', by: first.by, build: first.manifest.buildId } : { code: 'none' })
  return {
    remote,
    build: first?.manifest ?? null,
    rest: rest.map(({ manifest }) => manifest),
    kill: null,
    by: first?.by ?? 'none',
    ...withReasons(reasons),
  }
}

const withReasons = (reasons: Reason[]) => ({ reasons, why: reasons.map(formatReason) })

function candidateFor({ candidate }: RemoteRecord, { visitor, bucket }: ChoiceFacts, reasons: Reason[]): string | null {
  if (!candidate) return null
  const { build, percentBp, audience, state } = candidate
  const addReason = (reason: Reason) => {
    reasons.push(reason)
    return null
  }
  if (state === 'halted') return addReason({ code: 'candidate-halted', build })
  const excludedBy = audience.exclude.find((group) => isInGroup(visitor, group))
  if (excludedBy) return addReason({ code: 'left-out', build, group: excludedBy })
  if (audience.include.length > 0 && !audience.include.some((group) => isInGroup(visitor, group)))
    return addReason({ code: 'not-meant', build, groups: audience.include })
  if (bucket === null) return addReason({ code: 'no-bucket', build })
  addReason({ code: 'share', build, percentBp, bucket })
  return bucket < percentBp ? build : null
}

type Option = { by: Role; build: string; manifest: RemoteManifest | undefined }

function refusal(record: RemoteRecord, facts: ChoiceFacts, { by, build, manifest }: Option): Refusal | null {
  if (!manifest) return { problem: 'unknown' }
  if (record.blocked.includes(build)) return { problem: 'blocked' }
  if (by === 'previous' && offeredAs(record, build) === null) return { problem: 'halted' }
  if (facts.quarantined.has(buildKey(record.remote, build))) return { problem: 'failed' }
  const needs = manifest.contract.shell
  return satisfies(facts.contract, needs) ? null : { problem: 'shell', needs, has: facts.contract }
}
