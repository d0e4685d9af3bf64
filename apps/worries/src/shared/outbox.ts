import type { ContentWarning, PostForm, PrivacyLevel, Wish } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import { useSyncExternalStore } from 'react'
import { instantOf } from './local-time.ts'
import { newKey } from './new-key.ts'
import { worryDraft } from './worry-draft.ts'

/** How it is sent: at once or at its time, or as a draft. */
export type Purpose = 'share' | 'draft'

/** The texts and choices of a worry that is not sent yet. */
export type WorryTexts = {
  shortContent: string
  worryPrompt: string
  privacyLevel: PrivacyLevel
  commentsEnabled: boolean
  longContent: string
  contentWarning: ContentWarning | null
  wish: Wish | null
  isLater: boolean
  scheduledFor: string
}

type Body = z.input<typeof PostForm>

export function bodyOf(draft: WorryTexts, purpose: Purpose): Body {
  const { shortContent, worryPrompt, privacyLevel, commentsEnabled, longContent, contentWarning, wish, isLater, scheduledFor } =
    draft
  const base = {
    shortContent,
    worryPrompt,
    privacyLevel,
    commentsEnabled,
    ...(longContent.trim() && { longContent }),
    ...(contentWarning && { contentWarning }),
    ...(wish && { wish }),
  }
  if (purpose === 'draft') return { ...base, isScheduled: true }
  if (!isLater) return { ...base, isScheduled: false }
  return { ...base, isScheduled: true, scheduledFor: instantOf(scheduledFor) }
}

/** A worry that was shared without a network. */
export type OutboxEntry = {
  /** Of every attempt to send it, so that it is shared once. */
  key: string
  texts: WorryTexts
  purpose: Purpose
  /** When it was first sent; null before that. */
  triedAt: number | null
  /** Why the server refused it. */
  problem: string | null
  /** Its writer decided not to send it now. */
  isPaused: boolean
}

const MAX_ENTRIES = 20
const NONE: OutboxEntry[] = []

const stored = (userId: string) => worryDraft<{ worries: OutboxEntry[] }>(userId, 'waiting')
const listeners = new Set<() => void>()
let version = 0

function write(userId: string, worries: OutboxEntry[]) {
  if (worries.length > 0) stored(userId).write({ worries })
  else stored(userId).clear()
  notify()
}

function notify() {
  version += 1
  for (const listener of [...listeners]) listener()
}

/** The unsent worries of one account on this device; another account never gets them. */
export const outbox = {
  read: (userId: string): OutboxEntry[] => stored(userId).read().worries ?? NONE,

  find: (userId: string, key: string) => outbox.read(userId).find((entry) => entry.key === key),

  /** False when there are too many. */
  add(userId: string, texts: WorryTexts, { purpose, key = newKey() }: { purpose: Purpose; key?: string | undefined }): boolean {
    const worries = outbox.read(userId)
    if (worries.length >= MAX_ENTRIES) return false
    write(userId, [...worries, { key, texts, purpose, triedAt: null, problem: null, isPaused: false }])
    return true
  },

  change: (userId: string, key: string, part: Partial<OutboxEntry>) =>
    write(
      userId,
      outbox.read(userId).map((entry) => (entry.key === key ? { ...entry, ...part } : entry)),
    ),

  remove: (userId: string, key: string) =>
    write(
      userId,
      outbox.read(userId).filter((entry) => entry.key !== key),
    ),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notify)
  }
}

/** Renders again when they change, in this tab or in another. */
export function useOutbox(userId: string): OutboxEntry[] {
  useSyncExternalStore(subscribe, () => version)
  return outbox.read(userId)
}
