import * as z from '@worrystone/contracts/zod'

/** Where a form keeps what was typed and not sent. */
export type Draft<V> = {
  read: () => Partial<V>
  write: (changes: Partial<V>) => void
  clear: () => void
}

type Where = { storage: 'localStorage' | 'sessionStorage'; key: string }

/** Values that storage refused: they last as long as the page. */
const memory = new Map<string, string>()

/** One entry of the browser's storage. Storage that is full or forbidden stops nobody from typing. */
export const storedText = ({ storage, key }: Where) => ({
  read: () => memory.get(key) ?? attempt(() => window[storage].getItem(key)) ?? null,
  write(text: string) {
    const isStored = attempt(() => window[storage].setItem(key, text) ?? true)
    if (isStored) memory.delete(key)
    else memory.set(key, text)
  },
  clear() {
    memory.delete(key)
    attempt(() => window[storage].removeItem(key))
  },
})

/** One entry of the browser's storage as JSON; `read` gives undefined for none and for what is not JSON. */
export function storedJson(where: Where) {
  const text = storedText(where)
  return {
    read: (): unknown => attempt(() => JSON.parse(text.read() ?? '')),
    write: (value: unknown) => text.write(JSON.stringify(value)),
    clear: text.clear,
  }
}

/** As zod types optional fields. JSON holds no undefined. */
type Loose<V> = { [Name in keyof V]?: V[Name] | undefined }

/** A draft in an entry of its own. The key names its owner: another person on this device never gets it. */
export function storedDraft<V>({ schema, ...where }: Where & { schema: z.ZodMiniType<Loose<V>> }): Draft<V> {
  const { read, write, clear } = storedJson(where)
  return { read: () => (z.safeParse(schema, read()).data ?? {}) as Partial<V>, write, clear }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
