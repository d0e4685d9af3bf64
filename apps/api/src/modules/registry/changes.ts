import { randomBytes } from 'node:crypto'
import type { Judgement, RemoteManifest } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { AppError, badRequest, forbidden, notFound } from '../../http/app-error.ts'
import { type Actor, GATE, START } from './actor.ts'
import { apply, type Change, firstRecord, previousAfter } from './apply.ts'
import { historyEntryOf } from './history-entry.ts'
import type { Members } from './members.ts'
import type { RegistryStore } from './store.ts'

/** `judgement`: the gate's reason in figures, beside its `why`. */
type ChangeRequest = { revision: number; why: string; judgement?: Judgement | undefined; change: Change }
type Options = {
  database: Pick<Database, 'tx'>
  store: RegistryStore
  members: Members
  /** Conflicts of a build with the builds and shells that visitors have now. */
  findProblems?: (remote: string, build: string) => Promise<string[]>
  now: () => Date
  /** Called after every change, so that this process serves it at once. */
  onChange: (remote: string) => void
}

/** `operators.ts` checks this for HTTP calls; here it is checked for every caller. */
function assertMayChange({ name, remotes }: Actor, remote: string) {
  if (remotes && !remotes.includes(remote)) throw forbidden(`${name} may not change ${remote}.`)
}

const changedMeanwhile = (revision: number) =>
  new AppError('CONFLICT', `The record changed meanwhile: read it again (revision ${revision}).`)

export type RegistryChanges = ReturnType<typeof registryChanges>

/** The only way to change a record: by compare-and-swap with the revision that was read, together with its history. */
export function registryChanges({ database, store, members, findProblems, now, onChange }: Options) {
  return {
    async change(remote: string, { revision, why, judgement, change: requested }: ChangeRequest, actor: Actor): Promise<void> {
      assertMayChange(actor, remote)
      if (actor === GATE && !['halt', 'step', 'promote'].includes(requested.action))
        throw badRequest(`Only a person may ${requested.action}.`)
      await database.tx(async () => {
        const record = await store.record(remote)
        if (!record) throw notFound()
        if (record.revision !== revision) throw changedMeanwhile(record.revision)
        if (requested.action === 'rollout' || requested.action === 'pin') {
          const [problem] = (await findProblems?.(remote, requested.build)) ?? []
          if (problem) throw badRequest(`Build ${requested.build} does not fit what visitors have now: ${problem}.`)
        }
        const change = await members.withSubjects(requested)
        const facts = { builds: await store.buildIds(remote), now: now() }
        const next = apply(record, change, { ...facts, salt: randomBytes(16).toString('hex') })
        const isWritten = await store.change(next, revision, {
          ...historyEntryOf(record, next, change),
          who: actor.name,
          why,
          judgement,
        })
        if (!isWritten) throw changedMeanwhile((await store.record(remote))?.revision ?? 0)
      })
      onChange(remote)
    },

    /**
     * Adds a checked build whose files are stored. Visitors do not get it: it waits for a rollout, and the first build of a new remote is
     * switched off until an operator revives it. Only a build beside a starting server (START) becomes stable, and only if the registry
     * has never seen it or only starts have changed the record so far. Restarts never override what operators have rolled back, blocked,
     * pinned or are rolling out.
     */
    async published(manifest: RemoteManifest, actor: Actor): Promise<void> {
      assertMayChange(actor, manifest.name)
      await database.tx(async () => {
        const isNew = await store.addBuild(manifest, actor.name)
        for (let isDone = false; !isDone; )
          isDone = await (actor === START ? publishAtStart(manifest, isNew) : createSwitchedOff(manifest, actor))
        if (isNew && actor !== START) {
          const entry = { what: 'uploaded', build: manifest.buildId, detail: null, who: actor.name, why: 'a new build' }
          await store.addHistoryEntry(manifest.name, entry, now())
        }
      })
      onChange(manifest.name)
    },
  }

  /** Returns false if another process changed the record meanwhile. */
  async function publishAtStart(manifest: RemoteManifest, isNew: boolean): Promise<boolean> {
    const { name: remote, buildId: build } = manifest
    const entry = { what: 'published', build, detail: null, who: START.name, why: 'built beside this server' }
    const record = await store.record(remote)
    if (!record) return store.change(firstRecord(manifest, now()), 0, entry)
    if ([record.stable, record.candidate?.build, ...record.blocked].includes(build)) return true
    if (!isNew && !(await store.isUntouched(remote))) return true
    const next = { stable: build, previous: previousAfter(record, build), revision: record.revision + 1, updatedAt: now() }
    return store.change({ ...record, ...next }, record.revision, entry)
  }

  async function createSwitchedOff(manifest: RemoteManifest, { name: actorName }: Actor): Promise<boolean> {
    if (await store.record(manifest.name)) return true
    const record = { ...firstRecord(manifest, now()), kill: { on: true, messageKey: null } }
    const why = 'a new remote: switched off until somebody revives it'
    return store.change(record, 0, { what: 'kill', build: manifest.buildId, detail: null, who: actorName, why })
  }
}
