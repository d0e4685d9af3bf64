import { useEffect } from 'react'

const KEY = 'worrystone_typed_email'

/** The e-mail address being typed outlives a reload of this tab and the way from one entrance page to the next. */
export const keptEmail = {
  read: () => guarded(() => sessionStorage.getItem(KEY)) ?? '',
  clear: () => guarded(() => sessionStorage.removeItem(KEY)),
}

/** Keeps what is typed, key by key. */
export function useKeptEmail(email: string) {
  useEffect(() => void guarded(() => sessionStorage.setItem(KEY, email)), [email])
}

/** Some private windows refuse storage; then nothing is kept. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
