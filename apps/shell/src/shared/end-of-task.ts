/** Resolves in a later task, so that the browser answers a tap in between. */
export const endOfTask = (): Promise<void> => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
