import { ApiError } from '@worrystone/api-client'
import { type ComponentType, type ReactNode, useState } from 'react'

/** The password dialog was closed: the work was not done, and this is no error. */
export class GaveUp extends Error {
  override name = 'GaveUp'
}

/** Asks for the password and confirms the session with it. */
export type PasswordQuestion = ComponentType<{ onConfirmed: () => void; onClose: () => void }>

const wantsSignIn = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'

/**
 * Does work that may need a fresh sign-in. When the server requires one it asks for the password and then does the work again;
 * rejects with `GaveUp` when the dialog is closed. What the caller shows meanwhile stays: put `question` beside the caller's own
 * dialog, not inside its form.
 */
export function useConfirmed(Question: PasswordQuestion): {
  run: <T>(work: () => Promise<T>) => Promise<T>
  question: ReactNode
} {
  const [pending, setPending] = useState<PromiseWithResolvers<void> | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!wantsSignIn(error)) throw error
      const answer = Promise.withResolvers<void>()
      setPending(answer)
      try {
        await answer.promise
      } finally {
        setPending(null)
      }
      return run(work)
    }
  }

  const question = pending && (
    <Question onConfirmed={() => pending.resolve()} onClose={() => pending.reject(new GaveUp('no password was given'))} />
  )
  return { run, question }
}
