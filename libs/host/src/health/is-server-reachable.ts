const DEADLINE_MS = 5_000

/** Whether the server answers, right now and not from a cache. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) }).then(
    (response) => response.ok,
    () => false,
  )
