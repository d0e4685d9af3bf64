import type { TokenStore } from './tokens.ts'

/** An answer older than this would surprise whoever opens the page then. */
const KEPT_MS = 10_000

export type Answer = { response: Response; body: unknown }

type Asked = { token: string | undefined; answer: Promise<Answer | null> }

/** The same question however its parameters are ordered. */
function questionOf(address: string): string {
  const [path, query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${path}?${parameters}`
}

/** Nothing that a browser would resolve to a place above the API or on another host. */
const isBelowApi = (address: string) => /^\/(?!\/)/.test(address) && !address.split(/[/?]/).includes('..')

type Deps = { tokens: TokenStore; ask: (address: string, token: string | undefined, signal: AbortSignal) => Promise<Answer> }

/**
 * Answers that were asked for before the call that wants them: one use each, never across a change of the tokens, forgotten after ten
 * seconds. A question that failed is forgotten as well, so that the call asks for itself and tells its own failure.
 */
export function createAhead({ tokens, ask }: Deps) {
  const asked = new Map<string, Asked & { leave: () => void }>()
  tokens.subscribe(() => {
    for (const { leave } of [...asked.values()]) leave()
  })

  return {
    ask(address: string): void {
      const question = questionOf(address)
      if (asked.has(question) || !isBelowApi(address)) return
      const limit = new AbortController()
      const token = tokens.read()?.token
      const leave = () => {
        clearTimeout(timer)
        limit.abort()
        if (asked.get(question) === mine) asked.delete(question)
      }
      const timer = setTimeout(leave, KEPT_MS)
      const answer = ask(address, token, limit.signal).then(
        (given) => (given.response.ok && !limit.signal.aborted ? given : null),
        () => null,
      )
      const mine = { token, answer, leave }
      asked.set(question, mine)
      void answer.then((given) => given ?? leave())
    },

    /** The answer to be, or null when there is none for this caller. Whoever takes it has it alone. */
    take(address: string, token: string | undefined): Promise<Answer | null> | null {
      const question = questionOf(address)
      const found = asked.get(question)
      asked.delete(question)
      return found && found.token === token ? found.answer : null
    },
  }
}
