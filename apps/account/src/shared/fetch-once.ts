const attempts = new Map<string, Promise<unknown>>()

/** Fetches once per token: a link works once, so a second call gets the first result. */
export function fetchOnce<T>(token: string, ask: () => Promise<T>): Promise<T> {
  const known = attempts.get(token)
  // A token belongs to one kind of link.
  if (known) return known as Promise<T>
  const answer = ask()
  attempts.set(token, answer)
  return answer
}

/** Allows another attempt, after a network error. */
export const forgetAttempt = (token: string) => attempts.delete(token)
