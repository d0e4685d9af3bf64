import type { RemoteManifest } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'
import type { Door } from './harness/pieces.ts'
import type { Member, Viewer } from './people.ts'

/** A way to open a remote: one of its exposes, the route it answers to, and who may look. The first viewer sees every check. */
export type Opening = { title: string; expose: string; path: string | null; viewers: Viewer[] }

const VIEWERS: Record<RemoteManifest['routes'][number]['requires'], Viewer[]> = {
  anyone: ['visitor', 'member'],
  'signed-in': ['member'],
  admin: ['admin'],
}

/** Every page by its route, every slot by its expose. */
export function openingsOf({ routes, exposes }: RemoteManifest): Opening[] {
  const pages = routes.map<Opening>(({ path, expose, requires, staff }) => ({
    title: path,
    expose,
    path,
    viewers: staff ? ['admin'] : VIEWERS[requires],
  }))
  // Most slots stand in pages of members, and draw nothing for others.
  const slots = Object.entries(exposes).flatMap<Opening>(([expose, { kind, slot }]) =>
    kind === 'slot' ? [{ title: `${slot} (${expose})`, expose, path: null, viewers: ['member', 'visitor'] }] : [],
  )
  return [...pages, ...slots]
}

/** The address of an opening with something real in its holes, and what its page passes. */
export type Prepared = { address: string; door: Door; outlive: string[] }

export async function prepare(
  { expose, path }: Opening,
  { params, search, slots, outlive = [] }: ConformanceConfig,
  { ask }: Pick<Member, 'ask'>,
): Promise<Prepared> {
  const holes = [...(path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = holes.length > 0 ? ((await params?.(ask)) ?? {}) : {}
  const missing = holes.filter((name) => !values[name])
  if (missing.length > 0)
    throw new Error(
      `${path} needs ${missing.join(', ')}: answer with it from params() in the remote's conformance.config.ts (ConformanceConfig of @worrystone/remote-kit/conformance)`,
    )
  const filled = (path ?? '/').replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const address = filled + (search?.[path ?? ''] ?? '')
  const passed = path === null ? (await slots?.(ask))?.[expose] : undefined
  return { address, door: { expose, path, with: passed ?? {} }, outlive }
}
