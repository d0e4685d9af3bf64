import { createInstance } from '@module-federation/enhanced/runtime'
import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles } from '@worrystone/remote-kit'
import { sharedScope } from '../shared-scope.ts'
import { FileError } from './file-error.ts'
import { initialFiles } from './initial-files.ts'
import { allowFiles, createScript, fileUrl, forgetScript, loadScript } from './load-script.ts'
import { DEADLINES, withDeadline } from './with-deadline.ts'

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedScope(),
  // `version-first` would let one failing remote break the start of the others, and a remote replace React.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'verified-scripts',
      // Entries are in the page before the runtime requests them; should it ever load one itself, it is verified in the same way.
      createScript: ({ url }) => ({ script: createScript(url), timeout: DEADLINES.script }),
    },
  ],
})

const isLifecycles = (module: unknown): module is Lifecycles =>
  typeof (module as Lifecycles | null)?.mount === 'function' && typeof (module as Lifecycles).unmount === 'function'

const registerContainer = (build: RemoteManifest, force: boolean) => {
  const { globalName, entry } = build.container
  allowFiles(build)
  federation.registerRemotes([{ name: globalName, entry: fileUrl(build, entry), type: 'var', entryGlobalName: globalName }], {
    force,
  })
}

/** Containers whose entry failed: the runtime remembers failures, so that they have to be registered by force. */
const failedContainers = new Set<string>()

/** Fetches what the expose needs at once. A missing or slow file, or one with another hash, is a `FileError`. */
async function fetchFiles(build: RemoteManifest, expose: string): Promise<void> {
  const files = Promise.all(initialFiles(build, expose).map((file) => loadScript(fileUrl(build, file))))
  try {
    await withDeadline(DEADLINES.load, `the files of ${build.name}@${build.buildId}`, files)
  } catch (error) {
    throw new FileError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function evaluate(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const { globalName } = build.container
  if (!Reflect.has(globalThis, globalName)) throw new Error(`${build.name}@${build.buildId}: the entry failed while it ran`)
  const module: unknown = await federation.loadRemote(`${globalName}/${expose}`)
  if (!isLifecycles(module)) throw new Error(`${build.name}@${build.buildId}: ${expose} has no lifecycles`)
  return module
}

async function load(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const { globalName, entry } = build.container
  registerContainer(build, failedContainers.delete(globalName))
  try {
    await fetchFiles(build, expose)
    return await withDeadline(DEADLINES.evaluate, `${build.name}@${build.buildId}/${expose}`, evaluate(build, expose))
  } catch (error) {
    failedContainers.add(globalName)
    forgetScript(fileUrl(build, entry))
    throw error
  }
}

const exposes = new Map<string, Promise<Lifecycles>>()
const loaded = new Set<string>()

const exposeKey = (build: RemoteManifest, expose: string) => `${build.name}@${build.buildId}/${expose}`

/** Whether an expose can be mounted without waiting for anything. */
export const isExposeLoaded = (build: RemoteManifest, expose: string): boolean => loaded.has(exposeKey(build, expose))

/** Fetches, verifies and evaluates one expose of a build; once per page unless it fails. */
export function loadExpose(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const key = exposeKey(build, expose)
  const cached = exposes.get(key)
  if (cached) return cached
  const loading = load(build, expose)
  exposes.set(key, loading)
  loading.then(
    () => loaded.add(key),
    () => exposes.delete(key),
  )
  return loading
}

/** Only fetches and runs a build's entry, which makes the first visit of any of its pages faster. */
export async function preloadEntry(build: RemoteManifest): Promise<void> {
  allowFiles(build)
  await loadScript(fileUrl(build, build.container.entry))
}
