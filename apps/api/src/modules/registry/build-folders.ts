import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildKey, isServerFile, type RemoteManifest } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { ImmutableFile } from '../../http/send-file.ts'
import { integrityOf } from './check-files.ts'
import { encode, findChangedVariant, variantsOf } from './encodings.ts'

export type BuildId = Pick<RemoteManifest, 'name' | 'buildId'>
/** Files by address below `/remotes/`. */
export type ServedFiles = ReadonlyMap<string, ImmutableFile>

export const MANIFEST = 'manifest.json'
const READ_ONLY = 0o400

export type BuildFolderOptions = { root: string; compression?: 'best' | 'quick' | undefined; log: FastifyBaseLogger }

/**
 * The folders that this machine serves published builds from: `<remote>/<buildId>/` below `root`. A folder is renamed into place whole, is
 * hashed at its first use in a process, and never changes.
 */
export function buildFolders({ root, compression = 'best', log }: BuildFolderOptions) {
  const draftsFolder = join(root, '.drafts')
  const folderOf = ({ name, buildId }: BuildId) => join(root, name, buildId)
  /** Builds whose hashes this process has verified. */
  const opened = new Map<string, Promise<ServedFiles | undefined>>()

  async function read(build: RemoteManifest): Promise<ServedFiles | undefined> {
    const folder = folderOf(build)
    if (!existsSync(folder)) return undefined
    const problem = await findChangedFile(folder, build)
    if (problem === undefined) return new Map(await Promise.all(build.assets.map((asset) => servedFile(folder, build, asset))))
    log.error(
      { build: buildKey(build.name, build.buildId), problem },
      'a published build was changed on the disk; it is not served',
    )
    await discard(folder)
    return undefined
  }

  /** Renamed first, so that it is not served while it is being deleted. */
  async function discard(folder: string) {
    await mkdir(draftsFolder, { recursive: true })
    const away = join(draftsFolder, randomUUID())
    await rename(folder, away).catch(() => {})
    await rm(away, { recursive: true, force: true })
  }

  const folders = {
    pathOf: (build: BuildId, path: string) => join(folderOf(build), path),

    /** Passes an empty folder to assemble a build in; it is deleted afterwards, unless it was placed. */
    async withDraft<T>(work: (draft: string) => Promise<T>): Promise<T> {
      const draft = join(draftsFolder, randomUUID())
      await mkdir(draft, { recursive: true })
      try {
        return await work(draft)
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },
    /** Deletes the drafts of a killed process. Called at the start only. */
    deleteDrafts: () => rmSync(draftsFolder, { recursive: true, force: true }),

    /** The files of a build if they are on this machine and unchanged. */
    open(build: RemoteManifest): Promise<ServedFiles | undefined> {
      const key = buildKey(build.name, build.buildId)
      const openedFolder = opened.get(key)
      if (openedFolder) return openedFolder
      const reading = read(build)
      opened.set(key, reading)
      // A missing build may be fetched later.
      void reading.then((served) => served ?? opened.delete(key)).catch(() => opened.delete(key))
      return reading
    },

    /** Moves a draft to the folder of its build. */
    async place(build: RemoteManifest, draft: string): Promise<ServedFiles> {
      // Browsers never load the files of the server.
      for (const { path } of build.assets) if (!isServerFile(build, path)) await encode(join(draft, path), compression)
      for (const file of await filesIn(draft)) await chmod(file, READ_ONLY)
      const folder = folderOf(build)
      await mkdir(dirname(folder), { recursive: true })
      await rename(draft, folder).catch(async (thrown) => {
        // Another upload has placed the same build, or a killed process has left an incomplete folder.
        if (!existsSync(folder)) throw thrown
        if (!(await read(build))) await rename(draft, folder)
      })
      opened.delete(buildKey(build.name, build.buildId))
      const served = await folders.open(build)
      if (!served) throw new Error(`${buildKey(build.name, build.buildId)} could not be placed`)
      return served
    },

    readManifest: async (build: BuildId): Promise<unknown> => JSON.parse(await readFile(join(folderOf(build), MANIFEST), 'utf8')),

    async remove(build: BuildId) {
      opened.delete(buildKey(build.name, build.buildId))
      await discard(folderOf(build))
    },
  }
  return folders
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

type Asset = RemoteManifest['assets'][number]

/** The first file that differs from the published one, encodings included, because browsers get those. */
async function findChangedFile(folder: string, { assets }: RemoteManifest): Promise<string | undefined> {
  for (const { path, integrity } of assets) {
    const file = join(folder, path)
    const content = await readFile(file).catch(() => undefined)
    if (!content || integrityOf(content) !== integrity) return path
    const variant = await findChangedVariant(file, content)
    if (variant) return variant.slice(folder.length + 1)
  }
  return undefined
}

async function servedFile(folder: string, { name, buildId }: BuildId, { path, bytes }: Asset): Promise<[string, ImmutableFile]> {
  const file = join(folder, path)
  return [`${name}/${buildId}/${path}`, { path: file, bytes, variants: await variantsOf(file) }]
}
