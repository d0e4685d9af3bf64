/** What a person can tell to support, and what the console shows beside the error. */
export const newErrorId = () => crypto.randomUUID().slice(0, 8)

/** Writes a failure to the console under its id, with the piece of the page it belongs to. */
export function report(error: unknown, where: { remote: string; buildId?: string | undefined; errorId?: string }): void {
  const build = where.buildId ? `${where.remote}@${where.buildId}` : where.remote
  console.error(`[${build}]${where.errorId ? ` ${where.errorId}` : ''}`, error)
}
