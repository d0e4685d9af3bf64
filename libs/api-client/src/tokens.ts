import type { Tokens } from '@worrystone/contracts'

const ACCESS = 'auth_token'
const REFRESH = 'refresh_token'

/** What changed the tokens: this page, another tab, or the server's refusal to refresh them. */
export type TokenChange = 'this-tab' | 'another-tab' | 'refused'

export type TokenStore = {
  read(): Tokens | null
  write(tokens: Tokens): void
  clear(reason?: TokenChange): void
  subscribe(listener: (change: TokenChange) => void): () => void
}

type Page = Pick<Window, 'localStorage' | 'addEventListener'>

/** The tokens of this browser, the same in every tab. Without storage they live as long as the page. */
export function createTokens(page: Page | undefined = globalThis.window): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>()
  const memory = new Map<string, string>()
  const notify = (change: TokenChange) => {
    for (const listener of [...listeners]) listener(change)
  }

  function read(key: string): string | null {
    try {
      return page?.localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  }
  function write(key: string, value: string | null) {
    memory.delete(key)
    try {
      if (value === null) page?.localStorage.removeItem(key)
      else page?.localStorage.setItem(key, value)
      if (page) return
    } catch {
      // Forbidden or full: the session ends with the page.
    }
    if (value !== null) memory.set(key, value)
  }

  // The access token is written last, so its event means that both are there. `null`: the whole storage was cleared.
  page?.addEventListener('storage', (event: StorageEvent) => {
    if (event.key === ACCESS || event.key === null) notify('another-tab')
  })

  return {
    read() {
      const token = read(ACCESS)
      return token ? { token, refreshToken: read(REFRESH) ?? '' } : null
    },
    write({ token, refreshToken }) {
      write(REFRESH, refreshToken)
      write(ACCESS, token)
      notify('this-tab')
    },
    clear(reason = 'this-tab') {
      if (read(ACCESS) === null && read(REFRESH) === null) return
      write(REFRESH, null)
      write(ACCESS, null)
      notify(reason)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
