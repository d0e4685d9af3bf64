import type { RemoteManifest } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'
import type { Member, Viewer } from './accounts.ts'
import type { MountRequest } from './harness/mounts.ts'

/** A view of a remote: one of its exposes, its route, and its viewers. All checks run for the first viewer. */
export type RemoteView = { title: string; expose: string; path: string | null; viewers: Viewer[] }

const VIEWERS: Record<RemoteManifest['routes'][number]['requires'], Viewer[]> = {
  anyone: ['visitor', 'member'],
  'signed-in': ['member'],
  admin: ['admin'],
}

/** Every page by its route, every slot by its expose. */
export function listViews({ routes, exposes }: RemoteManifest): RemoteView[] {
  const pages = routes.map<RemoteView>(({ path, expose, requires, staff }) => ({
    title: path,
    expose,
    path,
    viewers: staff ? ['admin'] : VIEWERS[requires],
  }))
  // Most slots are part of pages for members, and render nothing for others.
  const slots = Object.entries(exposes).flatMap<RemoteView>(([expose, { kind, slot }]) =>
    kind === 'slot' ? [{ title: `${slot} (${expose})`, expose, path: null, viewers: ['member', 'visitor'] }] : [],
  )
  return [...pages, ...slots]
}

/** The address of a view with real values of its parameters, and the props of its page. */
export type PreparedView = { address: string; request: MountRequest; outlive: string[] }

export async function prepareView(
  { expose, path }: RemoteView,
  { params, search, slots, outlive = [] }: ConformanceConfig,
  { call }: Pick<Member, 'call'>,
): Promise<PreparedView> {
  const parameters = [...(path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = parameters.length > 0 ? ((await params?.(call)) ?? {}) : {}
  const missing = parameters.filter((name) => !values[name])
  if (missing.length > 0)
    throw new Error(
      `${path} needs ${missing.join(', ')}: answer with it from params() in the remote's conformance.config.ts (ConformanceConfig of @worrystone/remote-kit/conformance)`,
    )
  const filledPath = (path ?? '/').replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const address = filledPath + (search?.[path ?? ''] ?? '')
  const slotProps = path === null ? (await slots?.(call))?.[expose] : undefined
  return { address, request: { expose, path, input: slotProps ?? {} }, outlive }
}
