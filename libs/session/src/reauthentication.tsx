import { ApiError } from '@worrystone/api-client'
import { type ComponentType, type ReactNode, useState } from 'react'

/** Asks for the password and confirms the session with it. */
export type PasswordPrompt = ComponentType<{ onConfirmed: () => void; onClose: () => void }>

const needsFreshSignIn = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'

/**
 * Does work that may need a fresh sign-in. When the server requires one, `run` asks for the password and then does the work again; it
 * rejects with an `AbortError` when the prompt is closed. Put `prompt` beside the caller's own dialog, not inside its form.
 */
export function useReauthentication(Prompt: PasswordPrompt): {
  run: <T>(work: () => Promise<T>) => Promise<T>
  prompt: ReactNode
} {
  const [pending, setPending] = useState<PromiseWithResolvers<void> | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!needsFreshSignIn(error)) throw error
      const confirmation = Promise.withResolvers<void>()
      setPending(confirmation)
      try {
        await confirmation.promise
      } finally {
        setPending(null)
      }
      return run(work)
    }
  }

  const cancel = () => pending?.reject(new DOMException('The password prompt was closed', 'AbortError'))
  return { run, prompt: pending && <Prompt onConfirmed={() => pending.resolve()} onClose={cancel} /> }
}
