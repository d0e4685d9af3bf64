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

/** Full or forbidden storage must never stop typing: the draft then lasts as long as the page. */
const safeStorage = {
  getItem: (name: string) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name: string, value: string) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name: string) => attempt(() => localStorage.removeItem(name)),
}

const NAME = 'worrystone_worry_drafts'

const useTexts = create<{ texts: Texts }>()(
  persist(() => ({ texts: {} }), { name: NAME, version: 1, storage: createJSONStorage(() => safeStorage) }),
)

/** Another tab stored a draft: without reading it, the next key here would overwrite it. */
function onOtherTab({ key }: StorageEvent) {
  if (key === NAME) void useTexts.persist.rehydrate()
}

type DraftSubject =
  | 'share'
  | `${'edit' | 'blog' | 'comment' | 'answer' | 'change' | 'resolve' | 'decision' | 'note' | 'appeal'}/${string}`

/** By subject and owner: the next person on this device never sees it. */
export const draftName = (userId: string, about: DraftSubject) => `${userId}/${about}`

/**
 * Typed text that is not sent yet. It stays on this device, also through a reload, a failed request and an ended session, until
 * `forget` is called when the server has it.
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
