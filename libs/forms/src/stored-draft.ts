import * as z from '@worrystone/contracts/zod'
import { attempt, type StorageEntry, storedText } from './stored-text.ts'

/** Where a form keeps its unsent values. */
export type Draft<V> = {
  read: () => Partial<V>
  write: (changes: Partial<V>) => void
  clear: () => void
}

/** One entry of the browser's storage as JSON; `read` gives undefined for none and for what is not JSON. */
export function storedJson(entry: StorageEntry) {
  const text = storedText(entry)
  return {
    read: (): unknown => attempt(() => JSON.parse(text.read() ?? '')),
    write: (value: unknown) => text.write(JSON.stringify(value)),
    clear: text.clear,
  }
}

/** As zod types optional fields. JSON holds no undefined. */
type OptionalFields<V> = { [Name in keyof V]?: V[Name] | undefined }

/** A draft in an entry of its own. The key contains the account: another account on this device never gets it. */
export function storedDraft<V>({ schema, ...entry }: StorageEntry & { schema: z.ZodMiniType<OptionalFields<V>> }): Draft<V> {
  const { read, write, clear } = storedJson(entry)
  return { read: () => (z.safeParse(schema, read()).data ?? {}) as Partial<V>, write, clear }
}
