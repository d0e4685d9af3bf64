import type { RemoteManifest, RemoteRecord, Snapshot } from '@worrystone/contracts'

/** Which build of a remote this page uses, what else could be used, and why. */
export type Choice = {
  remote: string
  build: RemoteManifest | null
  /** Builds to fall back to in the same page, best first. */
  rest: RemoteManifest[]
  kill: { messageKey: string | null } | null
  why: string[]
}

export type Facts = {
  builds: Snapshot['builds']
  /** `remote@buildId` of builds that failed for this visitor. */
  quarantined: ReadonlySet<string>
  /** The agreement that this shell keeps. */
  contract: string
}

export const buildKey = (remote: string, buildId: string) => `${remote}@${buildId}`

/** `^1.2.0` accepts 1.2.0 and later below 2. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [wantMajor, wantMinor = 0, wantPatch = 0] = range.replace(/^\^/, '').split('.').map(Number)
  if (major !== wantMajor) return false
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch)
}

/** Kill switch, then what is neither blocked nor quarantined nor foreign to this shell: stable, then earlier builds, newest first. */
export function choose(record: RemoteRecord, facts: Facts): Choice {
  const { remote } = record
  const why: string[] = []
  if (record.kill.on) {
    return { remote, build: null, rest: [], kill: { messageKey: record.kill.messageKey }, why: ['the kill switch is on'] }
  }
  const usable = [...new Set([record.stable, ...record.previous])].flatMap((buildId) => {
    const manifest = facts.builds[buildKey(remote, buildId)]
    const problem = refusal(record, facts, { buildId, manifest })
    const role = buildId === record.stable ? 'stable' : 'previous'
    why.push(`${role} ${buildId}: ${problem ?? 'usable'}`)
    return manifest && !problem ? [manifest] : []
  })
  const [build = null, ...rest] = usable
  why.push(build ? `chosen: ${build.buildId}` : 'no build is left')
  return { remote, build, rest, kill: null, why }
}

type Candidate = { buildId: string; manifest: RemoteManifest | undefined }

function refusal(record: RemoteRecord, facts: Facts, { buildId, manifest }: Candidate): string | null {
  if (!manifest) return 'not described in the snapshot'
  if (record.blocked.includes(buildId)) return 'blocked'
  if (facts.quarantined.has(buildKey(record.remote, buildId))) return 'failed here before'
  if (!satisfies(facts.contract, manifest.contract.shell))
    return `needs a shell ${manifest.contract.shell}, this is ${facts.contract}`
  return null
}
