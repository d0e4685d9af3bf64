import {
  type RemoteManifest,
  type RemoteRoute,
  routeShape,
  SHELL_CONTRACT,
  type ShellBuild,
  satisfies,
  slotOf,
} from '@worrystone/contracts'

/** What visitors may have now, which a build must be compatible with. */
export type LiveSite = {
  /** Builds of other remotes that visitors may get. */
  others: readonly RemoteManifest[]
  /** Shells that visitors may have open; if empty, the contract version of this server counts. */
  shells: readonly ShellBuild[]
}

/** Pages and folders of the site itself. */
const SITE_PAGES = /^\/(?:|(?:platform|api|assets|remotes|registry)(?:\/.*)?)$/

/** Conflicts with shells and other remotes: checked at publication and again later, because both change. */
export const compatibilityProblems = (manifest: RemoteManifest, environment: LiveSite): string[] => [
  ...shellProblems(manifest, environment),
  ...routeProblems(manifest, environment),
  ...slotProblems(manifest, environment),
]

/** Every live shell must provide what the build needs, also one in a tab that was opened before the last release. */
function shellProblems({ contract, shared }: RemoteManifest, { shells }: Pick<LiveSite, 'shells'>): string[] {
  if (shells.length === 0) {
    return satisfies(SHELL_CONTRACT, contract.shell) ? [] : [`needs a shell ${contract.shell}, this one keeps ${SHELL_CONTRACT}`]
  }
  return shells.flatMap((shell) => {
    const shellName = `the live shell ${shell.buildId}`
    const agreement = satisfies(shell.contract, contract.shell)
      ? []
      : [`needs a shell ${contract.shell}, ${shellName} keeps ${shell.contract}`]
    const modules = Object.entries(shared).flatMap(([request, range]) => {
      const version = shell.shared[request]
      if (version === undefined) return [`needs ${request} ${range}, which ${shellName} does not share`]
      return satisfies(version, range) ? [] : [`needs ${request} ${range}, ${shellName} shares ${version}`]
    })
    return [...agreement, ...modules]
  })
}

function routeProblems({ name, routes }: RemoteManifest, { others }: Pick<LiveSite, 'others'>): string[] {
  const owners = new Map<string, string>()
  for (const other of others) {
    if (other.name !== name) for (const { path } of other.routes) owners.set(routeShape(path), other.name)
  }
  const own = new Set<string>()
  return routes.flatMap(({ path }: RemoteRoute) => {
    const shape = routeShape(path)
    const owner = SITE_PAGES.test(shape) ? 'the shell' : owners.get(shape)
    if (owner) return [`${path}: already a page of ${owner}`]
    if (own.has(shape)) return [`${path}: named twice`]
    own.add(shape)
    return []
  })
}

/** Several remotes may fill one slot, but each position in it has one owner, so that the order is unambiguous. */
function slotProblems({ name, exposes }: RemoteManifest, { others }: Pick<LiveSite, 'others'>): string[] {
  const slotPositions = (build: RemoteManifest) =>
    Object.entries(build.exposes).flatMap(([name, expose]) =>
      expose.kind === 'slot' ? [{ name, slot: slotOf(expose), order: expose.order }] : [],
    )
  const positionName = ({ slot, order }: { slot?: string | undefined; order?: number | undefined }) =>
    `slot ${slot}, place ${order}`
  const owners = new Map<string, string>()
  for (const other of others) {
    if (other.name !== name) for (const position of slotPositions(other)) owners.set(positionName(position), other.name)
  }
  const own = new Map<string, string>()
  return slotPositions({ exposes } as RemoteManifest).flatMap((position) => {
    if (position.slot === undefined || position.order === undefined)
      return [`${position.name}: fills no slot, or has no place in it`]
    const key = positionName(position)
    const owner = owners.get(key) ?? own.get(key)
    own.set(key, position.name)
    return owner ? [`${position.name}: ${key} is already ${owner}'s; choose another order`] : []
  })
}
