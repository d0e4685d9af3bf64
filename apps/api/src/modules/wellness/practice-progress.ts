import type { ExerciseProgress, ProgressForm } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import { invalidField } from '../../http/app-error.ts'
import type { ExerciseItem } from '../catalogue/index.ts'
import type { SessionChange, SessionRow } from './practice-store.ts'

/** Presents sessions, and computes the changes of a form. */
export function practiceProgress(exercises: ReadonlyMap<string, ExerciseItem>, now: () => Date) {
  /** The current step; an exercise that was edited continues at the same step. */
  function currentStepOf({ exercise_id, step_id, current_step }: SessionRow): number {
    const steps = exercises.get(exercise_id)?.data.steps
    if (!steps) return current_step
    const index = steps.findIndex(({ id }) => id === step_id)
    return index >= 0 ? index : Math.min(current_step, steps.length - 1)
  }

  const progressOf = (row: SessionRow): ExerciseProgress => ({
    ...presentRow(row),
    currentStep: currentStepOf(row),
    completed: row.completed_at !== null,
  })

  /** The step that was sent, unless a newer one is stored or the session is closed. */
  function changedStep(row: SessionRow, { currentStep, stepAt }: ProgressForm): SessionChange {
    if (currentStep === undefined || row.closed_at !== null) return {}
    const steps = exercises.get(row.exercise_id)?.data.steps
    const step = steps?.[currentStep]
    if (steps && !step) throw invalidField('currentStep', `currentStep must be a whole number from 0 to ${steps.length - 1}`)
    // A client clock that is ahead must not block later steps.
    const at = new Date(Math.min(stepAt === undefined ? now().getTime() : Date.parse(stepAt), now().getTime()))
    if (at < row.step_at) return {}
    return { current_step: currentStep, step_id: step?.id ?? row.step_id, step_at: at }
  }

  function changeOf(row: SessionRow, form: ProgressForm): SessionChange {
    const { notes, rating, effectiveness, before, after, answers, activeSeconds, completed } = form
    const isEnd = completed === true && row.completed_at === null
    return {
      ...changedStep(row, form),
      ...(notes !== undefined && { notes: notes || null }),
      ...(rating !== undefined && { rating }),
      ...(effectiveness !== undefined && { effectiveness }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(answers !== undefined && { answers: JSON.stringify({ ...row.answers, ...answers }) }),
      ...(activeSeconds !== undefined && { active_seconds: Math.max(row.active_seconds, activeSeconds) }),
      ...(isEnd && { completed_at: now(), closed_at: row.closed_at ?? now() }),
    }
  }

  return { progressOf, changeOf }
}
