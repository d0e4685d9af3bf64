import { ApiError, call } from '@worrystone/api-client'
import { type ProgressForm, practiceApi } from '@worrystone/contracts'
import { deletePractice, findPractice, type Practice, updatePractice } from './practice-store.ts'

/** `saved`: the server has everything. `waiting`: this device keeps it until the server can be reached. */
export type SyncState = 'saved' | 'waiting' | 'refused'

const running = new Map<string, Promise<SyncState>>()
const pending = new Set<string>()

/**
 * Sends unconfirmed changes to the server: one request at a time for each practice, and another one for changes made meanwhile. Never
 * rejects. A step is sent with the time at which it was reached, so that a late request does not move the practice back.
 */
export function syncPractice(key: string, exerciseId: string): Promise<SyncState> {
  pending.add(key)
  const request = running.get(key) ?? sendAll(key, exerciseId).finally(() => running.delete(key))
  running.set(key, request)
  return request
}

async function sendAll(key: string, exerciseId: string): Promise<SyncState> {
  let state: SyncState = 'saved'
  while (pending.delete(key)) state = await sendOnce(key, exerciseId)
  return state
}

async function sendOnce(key: string, exerciseId: string): Promise<SyncState> {
  const practice = findPractice(key)
  if (!practice) return 'saved'
  try {
    const progressId = practice.progressId ?? (await startSession(key, exerciseId, practice))
    const unsent = findPractice(key)?.unsent ?? {}
    if (Object.keys(unsent).length > 0) {
      await call(practiceApi.save, { params: { id: progressId }, body: unsent }, { retries: 0 })
      updatePractice(key, (current) => ({ ...current, unsent: withoutSent(current.unsent, unsent) }))
    }
    return 'saved'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) return 'waiting'
    // Deleted on another device: there is no session to save it in.
    if (error.status === 404) deletePractice(key)
    else updatePractice(key, (current) => ({ ...current, unsent: {} }))
    return 'refused'
  }
}

/** The server's open session may be ahead of this device, when it was started elsewhere. */
async function startSession(key: string, exerciseId: string, practice: Practice): Promise<string> {
  const progress = await call(practiceApi.start, { params: { id: exerciseId }, body: { anew: practice.isAnew } }, { retries: 0 })
  updatePractice(key, (current) => ({
    ...current,
    progressId: progress.id,
    isAnew: false,
    unsent: { ...(current.currentStep > 0 && { currentStep: current.currentStep, stepAt: current.stepAt }), ...current.unsent },
  }))
  return progress.id
}

/** Clears the sent changes, unless they were changed again meanwhile. */
function withoutSent(current: ProgressForm, sent: ProgressForm): ProgressForm {
  return Object.fromEntries(Object.entries(current).filter(([name, value]) => sent[name as keyof ProgressForm] !== value))
}
