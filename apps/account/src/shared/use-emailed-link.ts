import { useEffect, useState } from 'react'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useRefreshUser } from './use-refresh-user.ts'

export type LinkOutcome<Result> =
  | { state: 'loading' }
  | { state: 'done'; result: Result }
  | { state: 'failed'; error: unknown; retry: () => void }

type EmailedLink<Result> = {
  token: string
  send: () => Promise<Result>
  /** Whether the result changes the signed-in user's record. */
  changesUser: (result: Result) => boolean
}

const attempts = new Map<string, Promise<unknown>>()

/** Sends the token of a link from an e-mail. Once: the link works once, so a second mount gets the first result. */
export function useEmailedLink<Result>({ token, send, changesUser }: EmailedLink<Result>): LinkOutcome<Result> {
  const [outcome, setOutcome] = useState<LinkOutcome<Result>>({ state: 'loading' })
  useRefreshUser(outcome.state === 'done' && changesUser(outcome.result))
  useHeadingFocus(outcome.state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent depends on the token alone
  useEffect(() => {
    if (outcome.state !== 'loading') return
    let isUnmounted = false
    // A token belongs to one kind of link.
    const attempt = (attempts.get(token) as Promise<Result> | undefined) ?? send()
    attempts.set(token, attempt)
    const retry = () => {
      attempts.delete(token)
      setOutcome({ state: 'loading' })
    }
    attempt.then(
      (result) => isUnmounted || setOutcome({ state: 'done', result }),
      (error: unknown) => isUnmounted || setOutcome({ state: 'failed', error, retry }),
    )
    return () => {
      isUnmounted = true
    }
  }, [token, outcome.state])
  return outcome
}
