import { refused } from '@worrystone/forms'
import { useState } from 'react'

type Setup = {
  send: (password: string) => Promise<void>
  /** What is said where the server says nothing. */
  failed: string
  /** Failures that need no words here. */
  isSilent?: (error: unknown) => boolean
}

/** What a dialog needs that does something once the own password was typed. What was typed stays when it is refused. */
export function useOwnPassword({ send, failed, isSilent }: Setup) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ password?: string; form?: string; detail?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)

  function refuse(found: typeof problems) {
    setProblems(found)
    setAttempts((count) => count + 1)
  }

  async function submit() {
    if (!password) return refuse({ password: 'Password is required' })
    setBusy(true)
    setProblems({})
    try {
      await send(password)
    } catch (error) {
      setBusy(false)
      if (!isSilent?.(error)) refuse(refused(error, { password }, failed))
    }
  }

  return { password, setPassword, problems, isBusy, attempts, submit }
}
