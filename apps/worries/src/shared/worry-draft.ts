import { type Draft, storedJson } from '@worrystone/forms'

type Texts = Record<string, object>

/** One entry with the drafts of all forms and accounts, in the format of earlier builds of this remote. */
const stored = storedJson({ storage: 'localStorage', key: 'worrystone_worry_drafts' })
const readTexts = (): Texts => (stored.read() as { state?: { texts?: Texts } } | undefined)?.state?.texts ?? {}
const writeTexts = (texts: Texts) => stored.write({ state: { texts }, version: 1 })

type DraftSubject =
  | 'share'
  | 'waiting'
  | `${'edit' | 'blog' | 'comment' | 'answer' | 'change' | 'resolve' | 'decision' | 'note' | 'appeal' | 'schedule'}/${string}`

/**
 * The unsent text of one account about one subject: the next account on this device never gets it. It stays on this device, also
 * through a reload, a failed request and an ended session.
 */
export function worryDraft<V extends object>(userId: string, about: DraftSubject): Draft<V> {
  const name = `${userId}/${about}`
  return {
    read: () => (readTexts()[name] ?? {}) as Partial<V>,
    write: (changes) => writeTexts({ ...readTexts(), [name]: changes }),
    clear() {
      const { [name]: _, ...others } = readTexts()
      writeTexts(others)
    },
  }
}
