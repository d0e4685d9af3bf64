import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildKey, type RemoteManifest } from '@worrystone/contracts'
import { typeOf } from '../../http/send-file.ts'
import type { Storage } from '../../ports/storage.ts'
import { type BuildFolderOptions, type BuildId, buildFolders, MANIFEST, type ServedFiles } from './build-folders.ts'
import { integrityOf } from './check-files.ts'

/** The delay before a failed fetch of a build is tried again. */
const RETRY_MS = 30_000
/** Concurrent transfers of files of one build. */
const CONCURRENCY = 8

type Options = BuildFolderOptions & { storage: Storage }

/** Files of published builds: the storage holds them for all machines, the folders below `root` serve them from this one. */
export function buildFiles({ storage, ...options }: Options) {
  const { log } = options
  const folders = buildFolders(options)
  const storageKey = ({ name, buildId }: BuildId, path: string) => `remotes/${name}/${buildId}/${path}`
  const fetching = new Map<string, { work: Promise<ServedFiles | undefined>; at: number }>()

  async function archive(build: RemoteManifest) {
    await inBatches(build.assets, async ({ path, integrity, bytes }) => {
      const key = storageKey(build, path)
      if (await storage.put(key, await readFile(folders.pathOf(build, path)), typeOf(path))) return
      const stored = await storage.get(key)
      if (!hasIntegrity(stored && (await readAtMost(stored, bytes)), integrity))
        throw new Error(`The storage holds another ${key}`)
    })
    // Last, because it marks a complete build.
    await storage.put(storageKey(build, MANIFEST), Buffer.from(JSON.stringify(build)), typeOf(MANIFEST))
  }

  async function fetch(build: RemoteManifest): Promise<ServedFiles | undefined> {
    try {
      if (!(await storage.has(storageKey(build, MANIFEST)))) return undefined
      return await folders.withDraft(async (draft) => {
        await inBatches(build.assets, async ({ path, integrity, bytes }) => {
          const stream = await storage.get(storageKey(build, path))
          const content = stream && (await readAtMost(stream, bytes))
          if (!hasIntegrity(content, integrity)) throw new Error(`${path} is missing or not what was published`)
          await mkdir(dirname(join(draft, path)), { recursive: true })
          await writeFile(join(draft, path), content)
        })
        await writeFile(join(draft, MANIFEST), JSON.stringify(build))
        return folders.place(build, draft)
      })
    } catch (thrown) {
      const { name, message } = thrown as Error
      log.error({ build: buildKey(build.name, build.buildId), name, message }, 'a build could not be fetched from the storage')
      return undefined
    }
  }

  return {
    withDraft: folders.withDraft,
    deleteDrafts: folders.deleteDrafts,
    open: folders.open,
    readManifest: folders.readManifest,

    /** Stores a checked draft on this machine, and in the storage for the others. */
    async keep(build: RemoteManifest, draft: string): Promise<void> {
      if (!(await folders.open(build))) await folders.place(build, draft)
      await archive(build)
    },

    /** The files of a build, fetched from the storage if this machine lacks them; undefined while they are not available. */
    async fetch(build: RemoteManifest): Promise<ServedFiles | undefined> {
      const served = await folders.open(build)
      if (served) return served
      const key = buildKey(build.name, build.buildId)
      const running = fetching.get(key)
      if (running && Date.now() - running.at < RETRY_MS) return running.work
      const work = fetch(build)
      fetching.set(key, { work, at: Date.now() })
      void work.then((served) => served && fetching.delete(key))
      return work
    },

    async remove(build: BuildId) {
      await folders.remove(build)
      await storage.remove(storageKey(build, ''))
    },
  }
}

export type BuildFiles = ReturnType<typeof buildFiles>

/** Settles after all of them have settled, so that nothing writes into a folder that is being deleted. */
async function inBatches<T>(all: readonly T[], work: (each: T) => Promise<void>) {
  for (let at = 0; at < all.length; at += CONCURRENCY) {
    const ended = await Promise.allSettled(all.slice(at, at + CONCURRENCY).map(work))
    const failed = ended.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** Reads the stream; undefined as soon as it exceeds `most` bytes. */
async function readAtMost(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const hasIntegrity = (content: Buffer | undefined, integrity: string): content is Buffer =>
  content !== undefined && integrityOf(content) === integrity
