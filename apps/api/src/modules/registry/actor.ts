/** The author of a change: an admin's username, `token <name>`, `gate` or `start`. `remotes`: the ones they may change; null: all. */
export type Actor = { name: string; remotes: readonly string[] | null }

/** The registry itself: halts unhealthy candidates and advances healthy ones. */
export const GATE: Actor = { name: 'gate', remotes: null }
/** A starting server with builds beside it. */
export const START: Actor = { name: 'start', remotes: null }
