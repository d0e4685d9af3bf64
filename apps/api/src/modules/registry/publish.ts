import { existsSync, readdirSync } from 'node:fs'
import { copyFile, lstat, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildKey, type Published, RemoteManifest, type ShellBuild } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyBaseLogger } from 'fastify'
import { unavailable } from '../../http/app-error.ts'
import { type Actor, START } from './actor.ts'
import type { RegistryChanges } from './changes.ts'
import { checkBuild } from './check.ts'
import { pathProblem } from './check-files.ts'
import type { Compatibility } from './compatibility.ts'
import type { BuildFiles } from './files.ts'
import type { ShellList } from './shells.ts'
import type { RegistryStore } from './store.ts'

/** Enough for a pipeline that publishes at every push for a month; bounds the disk space. */
const MAX_BUILDS = 1_000

type Options = {
  store: RegistryStore
  changes: RegistryChanges
  files: BuildFiles
  shells: ShellList
  compatibility: Compatibility
  log: FastifyBaseLogger
}

/** All problems, or the published build. `isNew`: it was not published before. */
export type Outcome = { problems: string[] } | { published: Published; isNew: boolean }

type PublishRequest = {
  actor: Actor
  shells: readonly ShellBuild[]
  expected?: string
  sent?: ReadonlySet<string>
  /** Problems found while the build was received. */
  problems?: string[]
}

/** The only way to publish a build: checks it, stores its files, then adds it to the registry. */
export function buildPublisher({ store, changes, files, shells, compatibility, log }: Options) {
  async function publish(draft: string, { actor, problems: earlier = [], ...around }: PublishRequest): Promise<Outcome> {
    const { manifest, problems: buildProblems } = await checkBuild(draft, { others: await compatibility.offered(), ...around })
    const problems = [...earlier, ...buildProblems]
    if (!manifest) return { problems }
    const { name, buildId } = manifest
    const existing = await store.build(name, buildId)
    if (existing && !isSameBuild(existing.manifest, manifest))
      problems.push(`${buildKey(name, buildId)} is already published with other content: a changed build needs another id`)
    if (!existing && (await store.countBuilds(name)) >= MAX_BUILDS)
      problems.push(`${name} has ${MAX_BUILDS} builds: those that no record names go after 30 days`)
    if (problems.length > 0) return { problems }

    // The manifest that was published first remains valid.
    await files.keep(existing?.manifest ?? manifest, draft).catch((thrown: Error) => {
      log.error({ build: buildKey(name, buildId), name: thrown.name, message: thrown.message }, 'a build could not be stored')
      throw unavailable()
    })
    await changes.published(existing?.manifest ?? manifest, actor)
    const { publishedAt = new Date() } = (await store.build(name, buildId)) ?? {}
    return { published: { remote: name, build: buildId, publishedAt: publishedAt.toISOString() }, isNew: !existing }
  }

  /** Publishes the folder of a build tool, without files that the manifest does not list. */
  const publishFolder = (folder: string, around: readonly ShellBuild[]): Promise<Outcome> =>
    files.withDraft(async (draft) => {
      await copyBuild(folder, draft)
      return publish(draft, { actor: START, shells: around })
    })

  return {
    /** Publishes an uploaded draft. It must be compatible with every shell that visitors may have open. */
    publish: async (draft: string, request: Omit<PublishRequest, 'shells'>) =>
      publish(draft, { ...request, shells: await shells.live() }),

    publishFolder,

    /**
     * Publishes the `dist` folder of every app below `apps` that has one. They only need to be compatible with the shell of this server
     * (`own`): pages with an older shell skip incompatible builds. After a refusal the previous build remains.
     */
    async publishAll(apps: string, own: ShellBuild | undefined): Promise<void> {
      const folders = readdirSync(apps).map((app) => join(apps, app, 'dist'))
      for (const folder of folders.filter((each) => existsSync(join(each, 'manifest.json')))) {
        try {
          const outcome = await publishFolder(folder, own ? [own] : [])
          if ('problems' in outcome) log.error({ folder, problems: outcome.problems }, 'build refused')
        } catch (thrown) {
          // The site starts with the builds that it has.
          log.error({ folder, code: (thrown as { code?: unknown }).code }, 'a build could not be published')
        }
      }
    },
  }
}

export type BuildPublisher = ReturnType<typeof buildPublisher>

/** Compares code and routes: time and commit may differ between two runs of the same build. */
const comparableContent = ({ name, container, assets, exposes, routes, contract, shared, i18n }: RemoteManifest) => {
  const files = assets.map(({ path, integrity }) => [path, integrity]).sort()
  return JSON.parse(JSON.stringify({ name, container, files, exposes, routes, contract, shared, i18n }))
}
const isSameBuild = (a: RemoteManifest, b: RemoteManifest) => isDeepStrictEqual(comparableContent(a), comparableContent(b))

/** Copies a manifest and the files it lists, unless their paths are unsafe: the check reports what is missing. */
async function copyBuild(from: string, draft: string) {
  await copyFile(join(from, 'manifest.json'), join(draft, 'manifest.json'))
  const parsed = z.safeParse(RemoteManifest, await readJson(join(draft, 'manifest.json')))
  for (const { path } of parsed.success ? parsed.data.assets : []) {
    if (pathProblem(path) || !(await lstat(join(from, path)).catch(() => undefined))?.isFile()) continue
    await mkdir(dirname(join(draft, path)), { recursive: true })
    await copyFile(join(from, path), join(draft, path))
  }
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
