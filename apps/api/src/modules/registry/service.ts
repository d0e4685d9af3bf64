import { isDeepStrictEqual } from 'node:util'
import { buildKey, RemoteManifest, type Snapshot } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { etagOf } from '../../http/etag.ts'
import type { ImmutableFile } from '../../http/send-file.ts'
import { withTimeout } from '../../with-timeout.ts'
import { describeBuild } from './describe-build.ts'
import type { BuildFiles } from './files.ts'
import type { Members } from './members.ts'
import type { RegistrySigner } from './signing.ts'
import { assembleSnapshot, keyOf } from './snapshot.ts'
import type { SnapshotFile } from './snapshot-file.ts'
import type { RegistryStore } from './store.ts'

/** The maximum age of a snapshot, after which changes by other processes are read. */
const MAX_AGE_MS = 5_000
const RETENTION_DAYS = 30
const DAY_MS = 24 * 60 * 60_000
const MAX_KNOWN = 500
/** The time that the first snapshot of a process waits for builds from other machines. Later ones include them once they are fetched. */
const FIRST_WAIT_MS = 15_000
const KEY = /^([a-z][a-z0-9-]{1,39})@([a-f0-9]{16})$/
const ADDRESS = /^([a-z][a-z0-9-]{1,39})\/([a-f0-9]{16})\//

type Options = {
  store: RegistryStore
  members: Members
  files: BuildFiles
  signer: RegistrySigner
  storedSnapshot: SnapshotFile
  now: () => Date
}

export type SignedSnapshot = { snapshot: Snapshot; text: string; etag: string }

/** Serves pages: the snapshot, and the files of builds. */
export function registryService({ store, members, files, signer, storedSnapshot, now }: Options) {
  let cached: (SignedSnapshot & { at: number }) | undefined
  let reading: { of: number; work: Promise<SignedSnapshot> } | undefined
  /** Cached builds by key. A published build never changes. */
  const knownBuilds = new Map<string, RemoteManifest>()
  /** Counts the changes by this process: a change makes every earlier read outdated. */
  let changed = 0

  async function read(): Promise<SignedSnapshot> {
    const [records, named] = await Promise.all([store.records(), store.referencedBuilds()])
    for (const build of named) remember(build)
    const wait = cached ? 0 : FIRST_WAIT_MS
    const served = await Promise.all(
      named.map(async (build) => (await files.open(build)) ?? withTimeout(wait, files.fetch(build))),
    )
    // Only builds whose files this process can serve.
    const servable = named.filter((_, at) => served[at])
    const signed = sign(assembleSnapshot(records, servable))
    await storedSnapshot.write(signed.text)
    return signed
  }

  async function refresh(at: number): Promise<SignedSnapshot> {
    const before = changed
    try {
      const signed = await read()
      if (before === changed || !cached) cached = { ...signed, at: before === changed ? at : Number.NEGATIVE_INFINITY }
      return signed
    } catch (thrown) {
      const last = cached ?? (await readStored())
      if (!last) throw thrown
      cached = { ...last, at }
      return last
    } finally {
      if (reading?.of === before) reading = undefined
    }
  }

  function sign(snapshot: Snapshot): SignedSnapshot {
    const text = signer.signed(snapshot)
    return { snapshot, text, etag: etagOf(text) }
  }

  /** The stored snapshot, without builds whose files this machine no longer has unchanged. */
  async function readStored(): Promise<SignedSnapshot | undefined> {
    const snapshot = await storedSnapshot.read()
    if (!snapshot) return undefined
    const entries = await Promise.all(
      Object.entries(snapshot.builds).map(async ([key, signed]) => {
        const build = await files.readManifest(signed).catch(() => undefined)
        const parsed = z.safeParse(RemoteManifest, build)
        const isWhole = parsed.success && isDeepStrictEqual(describeBuild(parsed.data), signed) && (await files.open(parsed.data))
        if (isWhole) remember(parsed.data)
        return isWhole ? [[key, signed] as const] : []
      }),
    )
    return sign({ ...snapshot, builds: Object.fromEntries(entries.flat()) })
  }

  function remember(build: RemoteManifest) {
    knownBuilds.delete(keyOf(build))
    knownBuilds.set(keyOf(build), build)
    for (const key of knownBuilds.keys()) if (knownBuilds.size > MAX_KNOWN) knownBuilds.delete(key)
  }

  const service = {
    /** The signed snapshot. While the database is unavailable the last good one, also of an earlier process. */
    async signed(): Promise<SignedSnapshot> {
      const at = now().getTime()
      if (cached && at - cached.at < MAX_AGE_MS) return cached
      // Concurrent requests share one read, unless a change has made it outdated.
      if (reading?.of !== changed) reading = { of: changed, work: refresh(at) }
      return reading.work
    },

    snapshot: async (): Promise<Snapshot> => (await service.signed()).snapshot,

    /** Makes the next call read a new snapshot. */
    invalidate() {
      changed++
      if (cached) cached.at = Number.NEGATIVE_INFINITY
    },

    /** A published build by its key, also one that no record references: a QA link may. */
    async build(key: string): Promise<RemoteManifest | undefined> {
      const cachedBuild = knownBuilds.get(key)
      if (cachedBuild) return cachedBuild
      const [, remote, id] = KEY.exec(key) ?? []
      const published = remote && id ? await store.build(remote, id) : undefined
      if (published) remember(published.manifest)
      return published?.manifest
    },

    /** A published build that is not blocked. */
    async unblocked(key: string): Promise<RemoteManifest | undefined> {
      const build = await service.build(key)
      if (!build) return undefined
      const { records } = await service.snapshot()
      const record = records.find(({ remote }) => remote === build.name)
      return record?.blocked.includes(build.buildId) ? undefined : build
    },

    /** A published file by its address below `/remotes/`. */
    async file(address: string): Promise<ImmutableFile | undefined> {
      const [, remote, id] = ADDRESS.exec(address) ?? []
      const build = remote && id ? await service.build(buildKey(remote, id)) : undefined
      return build && (await files.fetch(build))?.get(address)
    },

    /** Deletes builds, with their files, that no record has referenced for 30 days, and members that no record references. */
    async deleteOld(): Promise<void> {
      for (const build of await store.deleteUnreferenced(new Date(now().getTime() - RETENTION_DAYS * DAY_MS))) {
        knownBuilds.delete(keyOf(build))
        await files.remove(build)
      }
      await members.deleteUnreferenced()
    },
  }
  return service
}

export type RegistryService = ReturnType<typeof registryService>
