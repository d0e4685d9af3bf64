import type { ExerciseProgress, ProgressForm } from '@worrystone/contracts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** One session of an exercise, as stored on this device. */
export type Practice = {
  /** Null until the server has assigned one; stays null for visitors. */
  progressId: string | null
  currentStep: number
  /** When the step was reached, ISO 8601: of two devices the newer step wins. */
  stepAt: string
  isCompleted: boolean
  /** Seconds during which the steps were visible. */
  activeSeconds: number
  before: number | null
  after: number | null
  rating: number | null
  effectiveness: number | null
  notes: string
  answers: Record<string, string>
  /** The changes that the server has not confirmed yet. */
  unsent: ProgressForm
  /** Requests a new session with the first sync, although one is open on the server. */
  isAnew: boolean
}

type Practices = Record<string, Practice>

/** No exercise takes longer; an older practice is no longer offered. */
const RETENTION_MS = 30 * 24 * 60 * 60_000
const MAX_PRACTICES = 20
const STORAGE_KEY = 'worrystone_practice'

function ignoreErrors<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Full or forbidden storage must never stop an exercise: the practice then lasts as long as the page. */
const storage = {
  getItem: (name: string) => ignoreErrors(() => localStorage.getItem(name)) ?? null,
  setItem: (name: string, value: string) => ignoreErrors(() => localStorage.setItem(name, value)),
  removeItem: (name: string) => ignoreErrors(() => localStorage.removeItem(name)),
}

export const usePractices = create<{ practices: Practices }>()(
  persist(() => ({ practices: {} as Practices }), {
    name: STORAGE_KEY,
    version: 1,
    storage: createJSONStorage(() => storage),
  }),
)

/** Another tab changed a practice: both show the same progress. */
export function followOtherTabs(): () => void {
  const rehydrate = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) void usePractices.persist.rehydrate()
  }
  window.addEventListener('storage', rehydrate)
  return () => window.removeEventListener('storage', rehydrate)
}

/** By user and exercise: the next person on this device never sees it. */
export const practiceKey = (memberId: string | null, exerciseId: string) => `${memberId ?? 'visitor'}/${exerciseId}`

export const findPractice = (key: string): Practice | undefined => usePractices.getState().practices[key]

export function createPractice(now: Date): Practice {
  return {
    progressId: null,
    currentStep: 0,
    stepAt: now.toISOString(),
    isCompleted: false,
    activeSeconds: 0,
    before: null,
    after: null,
    rating: null,
    effectiveness: null,
    notes: '',
    answers: {},
    unsent: {},
    isAnew: false,
  }
}

export function toPractice(progress: ExerciseProgress): Practice {
  return {
    ...createPractice(new Date(progress.stepAt)),
    progressId: progress.id,
    currentStep: progress.currentStep,
    isCompleted: progress.completed,
    before: progress.before,
    after: progress.after,
    rating: progress.rating,
    effectiveness: progress.effectiveness,
    notes: progress.notes ?? '',
    answers: progress.answers,
  }
}

/** Stores a practice, and deletes old and excess ones. */
export function storePractice(key: string, practice: Practice): void {
  const oldest = Date.now() - RETENTION_MS
  usePractices.setState(({ practices }) => ({
    practices: Object.fromEntries(
      Object.entries({ ...practices, [key]: practice })
        .filter(([storedKey, { stepAt }]) => storedKey === key || Date.parse(stepAt) > oldest)
        .toSorted(([, a], [, b]) => Date.parse(b.stepAt) - Date.parse(a.stepAt))
        .slice(0, MAX_PRACTICES),
    ),
  }))
}

export function updatePractice(key: string, change: (practice: Practice) => Practice): void {
  const practice = findPractice(key)
  if (practice) storePractice(key, change(practice))
}

export function deletePractice(key: string): void {
  usePractices.setState(({ practices }) => ({
    practices: Object.fromEntries(Object.entries(practices).filter(([storedKey]) => storedKey !== key)),
  }))
}
