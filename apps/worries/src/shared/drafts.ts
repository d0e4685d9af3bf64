import { useEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

type Texts = Record<string, Record<string, unknown>>

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** A full or forbidden storage must never stop someone from typing: the draft then lives as long as the page. */
const safeStorage = {
  getItem: (name: string) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name: string, value: string) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name: string) => attempt(() => localStorage.removeItem(name)),
}

const NAME = 'worrystone_worry_drafts'

const useTexts = create<{ texts: Texts }>()(
  persist(() => ({ texts: {} }), { name: NAME, version: 1, storage: createJSONStorage(() => safeStorage) }),
)

/** Another tab wrote a draft: without reading it, the next key here would write it over. */
function onOtherTab({ key }: StorageEvent) {
  if (key === NAME) void useTexts.persist.rehydrate()
}

type DraftSubject =
  | 'share'
  | `${'edit' | 'blog' | 'comment' | 'answer' | 'change' | 'resolve' | 'decision' | 'note' | 'appeal'}/${string}`

/** What a draft is about, and whose it is: the next person on this device never meets it. */
export const draftName = (userId: string, about: DraftSubject) => `${userId}/${about}`

/**
 * What someone typed and has not sent. It stays on this device, also through a reload, a failed request and an ended session,
 * until `forget` says that it arrived.
 */
export function useDraft<T extends object>(name: string, empty: T) {
  const kept = useTexts((state) => state.texts[name])
  useEffect(() => {
    window.addEventListener('storage', onOtherTab)
    return () => window.removeEventListener('storage', onOtherTab)
  }, [])
  return {
    draft: { ...empty, ...kept } as T,
    isKept: kept !== undefined,
    keep: (part: Partial<T>) => useTexts.setState(({ texts }) => ({ texts: { ...texts, [name]: { ...texts[name], ...part } } })),
    forget: () =>
      useTexts.setState(({ texts }) => ({
        texts: Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name)),
      })),
  }
}
