import type { Wish } from '@worrystone/contracts'
import { useState } from 'react'

/** A hint before a reply that reads like advice is sent to somebody who wants to be heard. The second submit sends it. */
export function useAdviceHint(wish: Wish | null) {
  const [hinted, setHinted] = useState<string | null>(null)
  return {
    isShown: (content: string) => hinted !== null && hinted === content,

    /** Shows the line. False for a text that has had it, and where the lists cannot be loaded. */
    async isHeldBack(content: string): Promise<boolean> {
      if (wish !== 'listen' || hinted === content) return false
      try {
        const { needsAdviceHint } = await import('./needs-advice-hint.ts')
        if (!(await needsAdviceHint(content))) return false
      } catch {
        return false
      }
      setHinted(content)
      return true
    },
  }
}
