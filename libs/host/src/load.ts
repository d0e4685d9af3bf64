import { createInstance } from '@module-federation/enhanced/runtime'
import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles } from '@worrystone/remote-kit'
import { DEADLINES, within } from './deadline.ts'
import { FileError } from './file-error.ts'
import { firstFiles } from './first-files.ts'
import { addressOf, forgetScript, registerFiles, runScript, scriptFor } from './scripts.ts'
import { sharedScope } from './shared-scope.ts'

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedScope(),
  // `version-first` would let one dead remote break the start of the others, and a remote replace React.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'verified-scripts',
      // Entries are in the page before the runtime asks for them; should it ever load one itself, it passes the same gate.
      createScript: ({ url }) => ({ script: scriptFor(url), timeout: DEADLINES.script }),
    },
  ],
})

const isLifecycles = (module: unknown): module is Lifecycles =>
  typeof (module as Lifecycles | null)?.mount === 'function' && typeof (module as Lifecycles).unmount === 'function'

const register = (build: RemoteManifest, force: boolean) => {
  const { globalName, entry } = build.container
  registerFiles(build)
  federation.registerRemotes([{ name: globalName, entry: addressOf(build, entry), type: 'var', entryGlobalName: globalName }], {
    force,
  })
}

/** Builds whose entry ran into trouble: the runtime remembers failures and has to be told to forget them. */
const troubled = new Set<string>()

/** Fetches what the door needs at once. Whatever keeps a file away (missing, slow, not what its hash says) is a `FileError`. */
async function fetchFiles(build: RemoteManifest, expose: string): Promise<void> {
  const files = Promise.all(firstFiles(build, expose).map((file) => runScript(addressOf(build, file))))
  try {
    await within(DEADLINES.load, `the files of ${build.name}@${build.buildId}`, files)
  } catch (error) {
    throw new FileError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function evaluate(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const { globalName } = build.container
  if (!Reflect.has(globalThis, globalName)) throw new Error(`${build.name}@${build.buildId}: the entry failed while it ran`)
  const door: unknown = await federation.loadRemote(`${globalName}/${expose}`)
  if (!isLifecycles(door)) throw new Error(`${build.name}@${build.buildId}: ${expose} has no lifecycles`)
  return door
}

async function load(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const { globalName, entry } = build.container
  register(build, troubled.delete(globalName))
  try {
    await fetchFiles(build, expose)
    return await within(DEADLINES.evaluate, `${build.name}@${build.buildId}/${expose}`, evaluate(build, expose))
  } catch (error) {
    troubled.add(globalName)
    forgetScript(addressOf(build, entry))
    throw error
  }
}

const doors = new Map<string, Promise<Lifecycles>>()
const ready = new Set<string>()

const keyOf = (build: RemoteManifest, expose: string) => `${build.name}@${build.buildId}/${expose}`

/** Whether a door can be opened without waiting for anything. */
export const isDoorReady = (build: RemoteManifest, expose: string): boolean => ready.has(keyOf(build, expose))

/** Fetches, verifies and evaluates one door of a build; once per page unless it fails. */
export function loadDoor(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const key = keyOf(build, expose)
  const known = doors.get(key)
  if (known) return known
  const door = load(build, expose)
  doors.set(key, door)
  door.then(
    () => ready.add(key),
    () => doors.delete(key),
  )
  return door
}

/** Only fetches and runs a build's entry: what makes the first visit of any of its pages quicker. */
export async function warmEntry(build: RemoteManifest): Promise<void> {
  registerFiles(build)
  await runScript(addressOf(build, build.container.entry))
}
