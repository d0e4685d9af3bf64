const attempts = new Map<string, Promise<unknown>>()

/** Follows the link of a mail. A link works once, so a second question of this page gets the answer of the first. */
export function fetchOnce<T>(token: string, ask: () => Promise<T>): Promise<T> {
  const known = attempts.get(token)
  // A token belongs to one kind of link.
  if (known) return known as Promise<T>
  const answer = ask()
  attempts.set(token, answer)
  return answer
}

/** Lets the link be tried again, after no answer came. */
export const forgetAttempt = (token: string) => attempts.delete(token)
