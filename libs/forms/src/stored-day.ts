import * as z from '@worrystone/contracts/zod'
import { storedJson } from './stored-draft.ts'

/** The day of the calendar on this device. */
const today = () => new Date().toLocaleDateString('en-CA')

/** What this device remembers until the end of the day, for what is offered once a day. `key` contains the account. */
export function storedDay<V>({ key, schema }: { key: string; schema: z.ZodMiniType<V> }) {
  const { read, write } = storedJson({ storage: 'localStorage', key })
  const entry = z.object({ day: z.literal(today()), value: schema })
  return {
    read: (): V | undefined => z.safeParse(entry, read()).data?.value,
    write: (value: V) => write({ day: today(), value }),
  }
}
