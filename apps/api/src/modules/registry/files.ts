import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildKey, type RemoteManifest } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { type ImmutableFile, typeOf } from '../../http/send-file.ts'
import type { Storage } from '../../ports/storage.ts'
import { integrityOf } from './check-files.ts'
import { encode, strangeVariant, variantsOf } from './encodings.ts'

type Build = Pick<RemoteManifest, 'name' | 'buildId'>
/** By address below `/remotes/`. */
export type Served = ReadonlyMap<string, ImmutableFile>

const MANIFEST = 'manifest.json'
const READ_ONLY = 0o400
/** How soon a build that could not be fetched is asked for again. */
const AGAIN_MS = 30_000
/** Files of one build that travel at the same time. */
const AT_ONCE = 8

type Needs = { root: string; storage: Storage; log: FastifyBaseLogger }

/**
 * Files of published builds. The storage keeps them for every machine; `root` is where this one serves them from:
 * `<remote>/<buildId>/`, a folder that appears whole or not at all, is hashed again at its first use in a process, and never changes.
 */
export function buildFiles({ root, storage, log }: Needs) {
  const drafts = join(root, '.drafts')
  const folderOf = ({ name, buildId }: Build) => join(root, name, buildId)
  const keyOf = ({ name, buildId }: Build, path: string) => `remotes/${name}/${buildId}/${path}`
  /** What was hashed in this process and found whole. */
  const whole = new Map<string, Promise<Served | undefined>>()
  const fetching = new Map<string, { work: Promise<Served | undefined>; at: number }>()

  async function read(build: RemoteManifest): Promise<Served | undefined> {
    const folder = folderOf(build)
    if (!existsSync(folder)) return undefined
    const problem = await problemOf(folder, build)
    if (problem === undefined) return new Map(await Promise.all(build.assets.map((asset) => addressed(folder, build, asset))))
    log.error(
      { build: buildKey(build.name, build.buildId), problem },
      'a published build was changed on the disk; it is not served',
    )
    await discard(folder)
    return undefined
  }

  /** Out of the way at once, so that nobody serves it while it is being removed. */
  async function discard(folder: string) {
    await mkdir(drafts, { recursive: true })
    const away = join(drafts, randomUUID())
    await rename(folder, away).catch(() => {})
    await rm(away, { recursive: true, force: true })
  }

  async function place(build: RemoteManifest, draft: string): Promise<Served> {
    for (const { path } of build.assets) await encode(join(draft, path))
    for (const file of await filesIn(draft)) await chmod(file, READ_ONLY)
    const folder = folderOf(build)
    await mkdir(dirname(folder), { recursive: true })
    await rename(draft, folder).catch(async (thrown) => {
      // Another upload was quicker with the same build, or a killed one has left something else.
      if (!existsSync(folder)) throw thrown
      if (!(await read(build))) await rename(draft, folder)
    })
    whole.delete(buildKey(build.name, build.buildId))
    const served = await files.open(build)
    if (!served) throw new Error(`${buildKey(build.name, build.buildId)} could not be put in place`)
    return served
  }

  async function archive(build: RemoteManifest) {
    await inTurns(build.assets, async ({ path, integrity, bytes }) => {
      const key = keyOf(build, path)
      if (await storage.put(key, await readFile(join(folderOf(build), path)), typeOf(path))) return
      const kept = await storage.get(key)
      if (!isSame(kept && (await bounded(kept, bytes)), integrity)) throw new Error(`The storage holds another ${key}`)
    })
    // Last: where it is, the others are.
    await storage.put(keyOf(build, MANIFEST), Buffer.from(JSON.stringify(build)), typeOf(MANIFEST))
  }

  async function fetch(build: RemoteManifest): Promise<Served | undefined> {
    try {
      if (!(await storage.has(keyOf(build, MANIFEST)))) return undefined
      return await files.withDraft(async (draft) => {
        await inTurns(build.assets, async ({ path, integrity, bytes }) => {
          const stream = await storage.get(keyOf(build, path))
          const content = stream && (await bounded(stream, bytes))
          if (!isSame(content, integrity)) throw new Error(`${path} is missing or not what was published`)
          await mkdir(dirname(join(draft, path)), { recursive: true })
          await writeFile(join(draft, path), content)
        })
        await writeFile(join(draft, MANIFEST), JSON.stringify(build))
        return place(build, draft)
      })
    } catch (thrown) {
      const { name, message } = thrown as Error
      log.error({ build: buildKey(build.name, build.buildId), name, message }, 'a build could not be fetched from the storage')
      return undefined
    }
  }

  const files = {
    /** Gives an empty folder to put a build together in. It is gone afterwards, unless it was put in place. */
    async withDraft<T>(work: (draft: string) => Promise<T>): Promise<T> {
      const draft = join(drafts, randomUUID())
      await mkdir(draft, { recursive: true })
      try {
        return await work(draft)
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },
    /** What a killed process was at work on. Before anything else is. */
    dropAll: () => rmSync(drafts, { recursive: true, force: true }),

    /** The files of a build that is on this machine and unchanged. */
    open(build: RemoteManifest): Promise<Served | undefined> {
      const key = buildKey(build.name, build.buildId)
      const known = whole.get(key)
      if (known) return known
      const opened = read(build)
      whole.set(key, opened)
      // What is not here may come.
      void opened.then((served) => served ?? whole.delete(key)).catch(() => whole.delete(key))
      return opened
    },

    /** Takes a checked draft for good: here, and in the storage for the other machines. */
    async keep(build: RemoteManifest, draft: string): Promise<void> {
      if (!(await files.open(build))) await place(build, draft)
      await archive(build)
    },

    /** The files of a build, from the storage if they are not here. Undefined: they cannot be had now. */
    async fetch(build: RemoteManifest): Promise<Served | undefined> {
      const served = await files.open(build)
      if (served) return served
      const key = buildKey(build.name, build.buildId)
      const running = fetching.get(key)
      if (running && Date.now() - running.at < AGAIN_MS) return running.work
      const work = fetch(build)
      fetching.set(key, { work, at: Date.now() })
      void work.then((found) => found && fetching.delete(key))
      return work
    },

    /** The manifest as it lies beside the files, for while the database is away. */
    manifestOf: async (build: Build): Promise<unknown> => JSON.parse(await readFile(join(folderOf(build), MANIFEST), 'utf8')),

    async remove(build: Build) {
      whole.delete(buildKey(build.name, build.buildId))
      await discard(folderOf(build))
      await storage.remove(keyOf(build, ''))
    },
  }
  return files
}

export type BuildFiles = ReturnType<typeof buildFiles>

/** Ends when the last of them has ended, well or badly: nobody writes into a folder that is being removed. */
async function inTurns<T>(all: readonly T[], work: (each: T) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const ended = await Promise.allSettled(all.slice(at, at + AT_ONCE).map(work))
    const failed = ended.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
  }
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** All of a stream; undefined as soon as it is more than it may be. */
async function bounded(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isSame = (content: Buffer | undefined, integrity: string): content is Buffer =>
  content !== undefined && integrityOf(content) === integrity

type Asset = RemoteManifest['assets'][number]

/** The first difference between a folder and what was published, encodings included: the browser gets one of those. */
async function problemOf(folder: string, { assets }: RemoteManifest): Promise<string | undefined> {
  for (const { path, integrity } of assets) {
    const file = join(folder, path)
    const content = await readFile(file).catch(() => undefined)
    if (!content || integrityOf(content) !== integrity) return path
    const strange = await strangeVariant(file, content)
    if (strange) return strange.slice(folder.length + 1)
  }
  return undefined
}

async function addressed(folder: string, { name, buildId }: Build, { path, bytes }: Asset): Promise<[string, ImmutableFile]> {
  const file = join(folder, path)
  return [`${name}/${buildId}/${path}`, { path: file, bytes, variants: await variantsOf(file) }]
}
