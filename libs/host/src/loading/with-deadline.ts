/** Milliseconds that each step of mounting a remote may take. */
export const DEADLINES = { trust: 12_000, script: 4_000, load: 8_000, evaluate: 3_000, mount: 6_000, unmount: 3_000 }

class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Rejects when the promise has not settled in time; the work itself continues. */
export async function withDeadline<T>(ms: number, step: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${step}: nothing for ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
