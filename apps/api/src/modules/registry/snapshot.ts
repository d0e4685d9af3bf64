import { buildKey, type RemoteManifest, type RemoteRecord, type Snapshot } from '@worrystone/contracts'
import { describeBuild } from './describe-build.ts'
import type { StoredRecord } from './stored-record.ts'

export const keyOf = ({ name, buildId }: Pick<RemoteManifest, 'name' | 'buildId'>) => buildKey(name, buildId)

/** The ids of builds that some visitors get. */
export const offeredBy = ({ stable, candidate, pins }: RemoteRecord) => [
  stable,
  ...(candidate && candidate.state !== 'halted' ? [candidate.build] : []),
  ...pins.map(({ build }) => build),
]

/**
 * Builds the snapshot: of each remote the stable build, the candidate, pinned builds, and the newest previous one as a fallback in the
 * page.
 */
export function assembleSnapshot(records: StoredRecord[], builds: RemoteManifest[]): Snapshot {
  const byKey = new Map(builds.map((build) => [keyOf(build), build]))
  const offered = records.flatMap((record) => {
    const { remote, previous, blocked } = record
    const find = (build: string) => (blocked.includes(build) ? undefined : byKey.get(buildKey(remote, build)))
    return [...offeredBy(record).map(find), previous.map(find).find((build) => build !== undefined)]
  })
  return {
    schema: 1,
    // The time of the newest change, so that an unchanged registry returns unchanged bytes.
    generatedAt: new Date(Math.max(0, ...records.map((record) => record.updatedAt.getTime()))).toISOString(),
    records: records.map(forPages),
    builds: Object.fromEntries(offered.flatMap((build) => (build ? [[keyOf(build), describeBuild(build)]] : []))),
  }
}

/** Lists the fields explicitly, so that fields for operators cannot be sent by accident. */
export const forPages = (record: RemoteRecord): RemoteRecord => ({
  remote: record.remote,
  revision: record.revision,
  stable: record.stable,
  previous: record.previous,
  candidate: record.candidate,
  pins: record.pins,
  blocked: record.blocked,
  kill: record.kill,
})
