/** The build that this visitor's shell used last, by remote, if it was not the stable one. */
export type BuildHints = ReadonlyMap<string, string>

const COOKIE = /(?:^|;\s*)worrystone_builds=([a-z0-9.~-]{1,1000})(?:;|$)/
const ENTRY = /^([a-z][a-z0-9-]{1,39})\.([a-f0-9]{16})$/
const MAX_ENTRIES = 20

/** Reads `worrystone_builds=worries.<buildId>~account.<buildId>`. Clients may forge it: it only determines preloads. */
export function readBuildHints(cookies: string | undefined): BuildHints {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? []
  const entries = value.split('~', MAX_ENTRIES).map((entry) => ENTRY.exec(entry))
  return new Map(entries.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : [])))
}
