import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteManifest, RemoteRecord, Snapshot } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { ImmutableFile } from '../../http/send-file.ts'
import { checkBuild } from './check.ts'
import type { buildFiles } from './files.ts'
import type { RegistryStore } from './store.ts'

const KEPT_PREVIOUS = 5
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** How old the registry's knowledge of what other processes changed may be. */
const FRESH_MS = 5_000

type Parts = { store: RegistryStore; files: ReturnType<typeof buildFiles>; now: () => Date; log: FastifyBaseLogger }

const keyOf = (remote: string, buildId: string) => `${remote}@${buildId}`

/** Publishes builds and tells which one every page should use. */
export function registryService({ store, files, now, log }: Parts) {
  let cached: { snapshot: Snapshot; at: number } | undefined
  let served = new Map<string, ImmutableFile>()

  async function read(): Promise<Snapshot> {
    const [records, stored] = await Promise.all([store.records(), store.builds()])
    // Another machine may have published what this one has no files of.
    const here = stored.filter((build) => files.has(build))
    served = new Map(here.flatMap((build) => files.list(build)))
    return assemble(records, here)
  }

  const service = {
    /** What the shell needs to know. The last good answer while the database is away. */
    async snapshot(): Promise<Snapshot> {
      const at = now().getTime()
      if (cached && at - cached.at < FRESH_MS) return cached.snapshot
      try {
        cached = { snapshot: await read(), at }
      } catch (thrown) {
        if (!cached) throw thrown
        cached.at = at
      }
      return cached.snapshot
    },

    /** A published file by its address below `/remotes/`. */
    file: (address: string): ImmutableFile | undefined => served.get(address),

    /** Checks a build's folder and makes it the stable one of its remote. Answers why not, or an empty list. */
    async publish(folder: string): Promise<string[]> {
      const stored = await store.builds()
      const stable = new Set((await store.records()).map((record) => keyOf(record.remote, record.stable)))
      const live = stored.filter((build) => stable.has(keyOf(build.name, build.buildId)))
      const checked = checkBuild(folder, live)
      if (!('manifest' in checked)) return checked.problems
      const { manifest } = checked
      const known = stored.find((build) => build.name === manifest.name && build.buildId === manifest.buildId)
      const problems = [...checked.problems]
      if (known && !isSameContent(known, manifest)) problems.push(`${manifest.buildId} is already published with other files`)
      if (problems.length) return problems

      files.add(manifest, folder)
      await store.addBuild(manifest)
      for (let isDone = false; !isDone; ) isDone = await makeStable(manifest)
      cached = undefined
      return []
    },

    /** Publishes the `dist` folder of every app below `apps` that has one; a refused build leaves the one before in place. */
    async publishAll(apps: string): Promise<void> {
      const folders = readdirSync(apps).map((app) => join(apps, app, 'dist'))
      for (const folder of folders.filter((each) => existsSync(join(each, 'manifest.json')))) {
        const problems = await service.publish(folder)
        if (problems.length) log.error({ folder, problems }, 'build refused')
      }
      for (const build of await store.forgetUnnamed(new Date(now().getTime() - KEPT_DAYS * DAY_MS))) files.remove(build)
      await service.snapshot()
    },
  }

  async function makeStable({ name, buildId }: RemoteManifest): Promise<boolean> {
    const record = (await store.records()).find((each) => each.remote === name)
    if (record?.stable === buildId) return true
    if (record?.blocked.includes(buildId)) {
      log.warn({ remote: name, buildId }, 'a blocked build was published; it stays blocked')
      return true
    }
    const earlier = record ? [record.stable, ...record.previous] : []
    const next: RemoteRecord = {
      remote: name,
      revision: (record?.revision ?? 0) + 1,
      stable: buildId,
      previous: [...new Set(earlier)].filter((each) => each !== buildId).slice(0, KEPT_PREVIOUS),
      blocked: record?.blocked ?? [],
      kill: record?.kill ?? { on: false, messageKey: null },
    }
    return store.change(next, record?.revision ?? 0, {
      what: 'published',
      buildId,
      who: 'start',
      why: 'built beside this server',
    })
  }

  return service
}

export type RegistryService = ReturnType<typeof registryService>

const hashesOf = (build: RemoteManifest) =>
  build.assets
    .map((asset) => `${asset.path} ${asset.integrity}`)
    .sort()
    .join('\n')
const isSameContent = (a: RemoteManifest, b: RemoteManifest) => hashesOf(a) === hashesOf(b)

/**
 * Describes the stable build of each remote and the newest other one that may replace it in a page. Later chunks are left out: the
 * build's own code carries their hashes, and the snapshot stands in every page.
 */
export function assemble(records: (RemoteRecord & { updatedAt: Date })[], builds: RemoteManifest[]): Snapshot {
  const byKey = new Map(builds.map((build) => [keyOf(build.name, build.buildId), build]))
  const described = records.flatMap((record) => {
    const fallback = record.previous.find((id) => !record.blocked.includes(id) && byKey.has(keyOf(record.remote, id)))
    return [record.stable, ...(fallback ? [fallback] : [])].flatMap((id) => byKey.get(keyOf(record.remote, id)) ?? [])
  })
  return {
    schema: 1,
    // Of the newest change, so that an unchanged registry answers with unchanged bytes.
    generatedAt: new Date(Math.max(0, ...records.map((record) => record.updatedAt.getTime()))).toISOString(),
    records: records.map(({ updatedAt: _, ...record }) => record),
    builds: Object.fromEntries(
      described.map((build) => [
        keyOf(build.name, build.buildId),
        { ...build, assets: build.assets.filter((asset) => asset.initial) },
      ]),
    ),
  }
}
