import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type ExerciseProgress, type ProgressForm, practiceApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'
import { useMemberId, useMemberIdOnDevice } from '../../shared/member.ts'
import {
  changePractice,
  findPractice,
  followOtherTabs,
  newPractice,
  type Practice,
  practiceKey,
  practiceOf,
  storePractice,
  usePractices,
} from './practice-store.ts'
import { type SyncState, syncPractice } from './sync-practice.ts'

const AGAIN_MS = 15_000

const openQuery = (exerciseId: string) => query(practiceApi.open, { params: { id: exerciseId } })

/**
 * One person's way through one exercise. Every change stands on this device at once; for members it is also brought to the server, now
 * or as soon as it can be reached.
 */
export function usePractice(exerciseId: string) {
  const memberId = useMemberIdOnDevice()
  const isKnown = useMemberId() !== null
  const key = practiceKey(memberId, exerciseId)
  const practice = usePractices(({ practices }) => practices[key])
  const open = useQuery({ ...openQuery(exerciseId), enabled: isKnown, staleTime: 0, gcTime: 0 })
  const [sync, setSync] = useState<SyncState>('saved')

  useEffect(followOtherTabs, [])
  useEffect(() => adopt(key, open.data), [key, open.data])
  useEffect(() => {
    if (sync !== 'waiting') return
    const again = () => void syncPractice(key, exerciseId).then(setSync)
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [sync, key, exerciseId])

  const send = async (): Promise<SyncState> => {
    if (memberId === null) return 'saved'
    const state = await syncPractice(key, exerciseId)
    setSync(state)
    return state
  }

  // What was done without a network before this page was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the member is known
  useEffect(() => {
    if (isKnown) void send()
  }, [isKnown, key])

  function change(form: ProgressForm, shown: Partial<Practice>): Promise<SyncState> {
    changePractice(key, (now) => ({
      ...now,
      ...shown,
      ...(memberId !== null && { unsent: { ...now.unsent, ...form } }),
    }))
    return send()
  }

  return {
    practice,
    isMember: memberId !== null,
    /** Whether it is known if the server has an open session. */
    isReady: !isKnown || !open.isPending || open.isPaused,
    sync,
    start({ isAnew, before }: { isAnew: boolean; before: number | null }): Promise<SyncState> {
      storePractice(key, {
        ...newPractice(new Date()),
        isAnew,
        before,
        unsent: before === null || memberId === null ? {} : { before },
      })
      return send()
    },
    go(currentStep: number): Promise<SyncState> {
      const stepAt = new Date().toISOString()
      const activeSeconds = secondsSoFar(findPractice(key))
      return change({ currentStep, stepAt, activeSeconds }, { currentStep, stepAt, activeSeconds })
    },
    answer(stepId: string, text: string): Promise<SyncState> {
      const answers = { ...findPractice(key)?.answers, [stepId]: text }
      return change({ answers }, { answers })
    },
    complete(): Promise<SyncState> {
      const activeSeconds = secondsSoFar(findPractice(key))
      return change({ completed: true, activeSeconds }, { isCompleted: true, activeSeconds })
    },
    /** `notes` empty: none. */
    giveFeedback(feedback: Pick<Practice, 'rating' | 'effectiveness' | 'notes' | 'after'>): Promise<SyncState> {
      return change({ ...feedback, notes: feedback.notes || null }, feedback)
    },
  }
}

/** A step that was open for longer was left lying there. */
const LONGEST_STEP_SECONDS = 30 * 60
const MOST_SECONDS = 14_400

function secondsSoFar(practice: Practice | undefined): number {
  if (!practice) return 0
  const onStep = Math.max(0, Math.round((Date.now() - Date.parse(practice.stepAt)) / 1_000))
  return Math.min(MOST_SECONDS, practice.activeSeconds + Math.min(onStep, LONGEST_STEP_SECONDS))
}

/** Takes over what the server has, where it is newer than what this device has or of another session. */
function adopt(key: string, progress: ExerciseProgress | null | undefined): void {
  if (!progress) return
  const here = findPractice(key)
  if (here?.isAnew) return
  if (here && here.progressId === progress.id && Date.parse(here.stepAt) >= Date.parse(progress.stepAt)) return
  if (here && here.progressId === null && !here.isCompleted) return
  storePractice(key, { ...practiceOf(progress), activeSeconds: here?.activeSeconds ?? 0, unsent: here?.unsent ?? {} })
}
