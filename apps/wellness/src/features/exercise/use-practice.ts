import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type ExerciseProgress, type ProgressForm, practiceApi } from '@worrystone/contracts'
import { useUser, useUserIdOnDevice } from '@worrystone/remote-kit/bundled'
import { useEffect, useState } from 'react'
import {
  createPractice,
  findPractice,
  followOtherTabs,
  type Practice,
  practiceKey,
  storePractice,
  toPractice,
  updatePractice,
  usePractices,
} from './practice-store.ts'
import { type SyncState, syncPractice } from './sync-practice.ts'

const RETRY_MS = 15_000

const openSessionQuery = (exerciseId: string) => query(practiceApi.open, { params: { id: exerciseId } })

/**
 * One person's progress in one exercise. Every change is stored on this device at once; for members it is also sent to the server, now
 * or when it is reachable.
 */
export function usePractice(exerciseId: string) {
  const memberId = useUserIdOnDevice()
  const isMemberConfirmed = useUser() !== null
  const key = practiceKey(memberId, exerciseId)
  const practice = usePractices(({ practices }) => practices[key])
  const open = useQuery({ ...openSessionQuery(exerciseId), enabled: isMemberConfirmed, staleTime: 0, gcTime: 0 })
  const [sync, setSync] = useState<SyncState>('saved')

  useEffect(followOtherTabs, [])
  useEffect(() => applyServerProgress(key, open.data), [key, open.data])
  useEffect(() => {
    if (sync !== 'waiting') return
    const retry = () => void syncPractice(key, exerciseId).then(setSync)
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [sync, key, exerciseId])

  const send = async (): Promise<SyncState> => {
    if (memberId === null) return 'saved'
    const state = await syncPractice(key, exerciseId)
    setSync(state)
    return state
  }

  // Sends changes that were made offline before this page was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the member is known
  useEffect(() => {
    if (isMemberConfirmed) void send()
  }, [isMemberConfirmed, key])

  function change(form: ProgressForm, localChanges: Partial<Practice>): Promise<SyncState> {
    updatePractice(key, (current) => ({
      ...current,
      ...localChanges,
      ...(memberId !== null && { unsent: { ...current.unsent, ...form } }),
    }))
    return send()
  }

  return {
    practice,
    isMember: memberId !== null,
    /** Whether it is known if the server has an open session. */
    isReady: !isMemberConfirmed || !open.isPending || open.isPaused,
    sync,
    start({ isAnew, before }: { isAnew: boolean; before: number | null }): Promise<SyncState> {
      storePractice(key, {
        ...createPractice(new Date()),
        isAnew,
        before,
        unsent: before === null || memberId === null ? {} : { before },
      })
      return send()
    },
    go(currentStep: number): Promise<SyncState> {
      const stepAt = new Date().toISOString()
      const activeSeconds = getActiveSeconds(findPractice(key))
      return change({ currentStep, stepAt, activeSeconds }, { currentStep, stepAt, activeSeconds })
    },
    answer(stepId: string, text: string): Promise<SyncState> {
      const answers = { ...findPractice(key)?.answers, [stepId]: text }
      return change({ answers }, { answers })
    },
    complete(): Promise<SyncState> {
      const activeSeconds = getActiveSeconds(findPractice(key))
      return change({ completed: true, activeSeconds }, { isCompleted: true, activeSeconds })
    },
    /** Empty `notes`: none. */
    giveFeedback(feedback: Pick<Practice, 'rating' | 'effectiveness' | 'notes' | 'after'>): Promise<SyncState> {
      return change({ ...feedback, notes: feedback.notes || null }, feedback)
    },
  }
}

/** A step open for longer was left unattended. */
const MAX_STEP_SECONDS = 30 * 60
const MAX_SECONDS = 14_400

function getActiveSeconds(practice: Practice | undefined): number {
  if (!practice) return 0
  const stepSeconds = Math.max(0, Math.round((Date.now() - Date.parse(practice.stepAt)) / 1_000))
  return Math.min(MAX_SECONDS, practice.activeSeconds + Math.min(stepSeconds, MAX_STEP_SECONDS))
}

/** Merges the server's state where it is newer, or of another session. */
function applyServerProgress(key: string, progress: ExerciseProgress | null | undefined): void {
  if (!progress) return
  const local = findPractice(key)
  if (local?.isAnew) return
  if (local && local.progressId === progress.id && Date.parse(local.stepAt) >= Date.parse(progress.stepAt)) return
  if (local && local.progressId === null && !local.isCompleted) return
  storePractice(key, { ...toPractice(progress), activeSeconds: local?.activeSeconds ?? 0, unsent: local?.unsent ?? {} })
}
