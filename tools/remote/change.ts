import { type Action, type RemoteStatus, registryApi } from '@worrystone/contracts'
import type { Client } from './client.ts'
import { EXIT, Failure, wrongUsage } from './failure.ts'
import { ago } from './tables.ts'

export type Change = { remote: string; why: string | undefined; revision: number | undefined }

/**
 * Reads the record, makes the change from it, and applies it to exactly the revision that was read. A concurrent change by another
 * operator is reported and never overwritten.
 */
export async function change(
  client: Client,
  { remote, why, revision }: Change,
  createAction: (status: RemoteStatus) => Action,
): Promise<RemoteStatus> {
  if (!why?.trim()) throw wrongUsage('Say why, for the history: --why "in a few words".')
  const status = await client.call(registryApi.remote, { params: { remote } })
  const readRevision = revision ?? status.revision
  try {
    const body = { revision: readRevision, why, change: createAction(status) }
    return await client.call(registryApi.change, { params: { remote }, body })
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.code !== 'CONFLICT') throw thrown
    throw await conflictFailure(client, { remote, readRevision, refusal: thrown })
  }
}

type Conflict = { remote: string; readRevision: number; refusal: Failure }

/** The changes since the revision that was read; this command changed nothing. */
async function conflictFailure(client: Client, { remote, readRevision, refusal }: Conflict): Promise<Failure> {
  const current = await client.call(registryApi.remote, { params: { remote } })
  if (current.revision === readRevision) return refusal
  const { entries } = await client.call(registryApi.history, { params: { remote }, query: { limit: 20 } })
  const reasons = entries
    .filter((entry) => entry.revision > readRevision)
    .map(({ revision, what, who, why, at }) => `revision ${revision}: ${what} by ${who} ${ago(at)} (${why})`)
  const sentence = `${remote} was changed meanwhile: it stands at revision ${current.revision}, this change was meant for ${readRevision}. Nothing was done; look at it and decide again.`
  return new Failure(sentence, { exit: EXIT.conflict, code: 'CONFLICT', reasons })
}

/** The one build of this remote with an id, or the start of one. */
export function resolveBuild({ remote, builds }: RemoteStatus, prefix: string): string {
  const matching = builds.filter(({ build }) => build.startsWith(prefix)).map(({ build }) => build)
  const [match] = matching
  if (match !== undefined && matching.length === 1) return match
  // The list has the newest ones; the registry knows all.
  if (prefix.length === 16) return prefix
  const recentBuilds = builds.slice(0, 5).map(({ build, role }) => `${build} (${role})`)
  const sentence =
    matching.length === 0
      ? `${remote} has no build ${prefix}.`
      : `${prefix} is the beginning of ${matching.length} builds of ${remote}.`
  throw new Failure(sentence, { exit: EXIT.refused, code: 'NOT_FOUND', reasons: matching.length === 0 ? recentBuilds : matching })
}
