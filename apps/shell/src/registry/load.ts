import { createInstance } from '@module-federation/enhanced/runtime'
import type { RemoteManifest } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import type { Lifecycles } from '@worrystone/remote-kit'
import { DEADLINES, within } from './deadline.ts'
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

/** The files that a door needs at once, fetched side by side: entry, its chunks, the reader's words. */
function filesOf(build: RemoteManifest, expose: string): string[] {
  // English holds plural forms that other languages fall back to.
  const dictionaries = ['en', i18n.language()].flatMap((code) => build.i18n[code]?.path ?? [])
  return [...new Set([build.container.entry, ...(build.exposes[expose]?.assets ?? []), ...dictionaries])]
}

async function load(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const { globalName, entry } = build.container
  register(build, troubled.delete(globalName))
  try {
    await Promise.all(filesOf(build, expose).map((file) => runScript(addressOf(build, file))))
    if (!Reflect.has(globalThis, globalName)) throw new Error(`${build.name}@${build.buildId}: the entry failed while it ran`)
    const door: unknown = await federation.loadRemote(`${globalName}/${expose}`)
    if (!isLifecycles(door)) throw new Error(`${build.name}@${build.buildId}: ${expose} has no lifecycles`)
    return door
  } catch (error) {
    troubled.add(globalName)
    forgetScript(addressOf(build, entry))
    throw error
  }
}

const doors = new Map<string, Promise<Lifecycles>>()

/** Fetches, verifies and evaluates one door of a build; once per page unless it fails. */
export function loadDoor(build: RemoteManifest, expose: string): Promise<Lifecycles> {
  const key = `${build.name}@${build.buildId}/${expose}`
  const known = doors.get(key)
  if (known) return known
  const door = within(DEADLINES.load, key, load(build, expose))
  doors.set(key, door)
  door.catch(() => doors.delete(key))
  return door
}

/** Only fetches and runs a build's entry: what makes the first visit of any of its pages quicker. */
export async function warmEntry(build: RemoteManifest): Promise<void> {
  registerFiles(build)
  await runScript(addressOf(build, build.container.entry))
}
