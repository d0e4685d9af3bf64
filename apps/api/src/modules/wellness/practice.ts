import {
  type Done,
  type ExerciseProgress,
  HISTORY_WEEKS,
  type LanguageCode,
  MIN_CHANGES,
  type PracticeEntry,
  type PracticeSummary,
  type ProgressForm,
} from '@worrystone/contracts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type ExerciseItem, textsIn } from '../catalogue/index.ts'
import type { CanUse } from '../subscriptions/index.ts'
import { openFor } from './open-for.ts'
import { practiceProgress } from './practice-progress.ts'
import type { PracticeStore } from './practice-store.ts'
import type { PresentCatalogue } from './present.ts'

const DAY_MS = 24 * 60 * 60_000

type Options = Pick<Deps, 'database' | 'catalogue' | 'now'> & {
  store: PracticeStore
  present: PresentCatalogue
  canUse: CanUse
}

/** Sessions of exercises: start, save, history and summary. */
export function practiceService({ database, store, catalogue, present, canUse, now }: Options) {
  const exercises = new Map(catalogue.exercises.map((item) => [item.id, item]))
  const requireTier = openFor(canUse)

  function getExercise(id: string): ExerciseItem {
    const item = exercises.get(id)
    if (!item) throw notFound()
    return item
  }

  const minutesOf = (seconds: number) => Math.ceil(seconds / 60)

  const { progressOf, changeOf } = practiceProgress(exercises, now)

  return {
    start: (viewer: Viewer, exerciseId: string, isAnew: boolean): Promise<ExerciseProgress> =>
      database.tx(async () => {
        const item = getExercise(exerciseId)
        await requireTier(viewer, item)
        const { userId } = viewer
        if (isAnew) await store.closeOpen(userId, exerciseId, now())
        const open = isAnew ? undefined : await store.findOpen(userId, exerciseId)
        const { steps } = item.data
        const row =
          open ??
          (await store.add({
            ...{ userId, exerciseId, title: textsIn(item.words, 'en').title, at: now() },
            ...{ stepCount: steps.length, stepId: steps[0]?.id ?? '' },
          })) ??
          (await store.findOpen(userId, exerciseId))
        if (!row) throw notFound()
        return progressOf(row)
      }),

    async open(viewer: Viewer, exerciseId: string): Promise<ExerciseProgress | null> {
      const row = await store.findOpen(viewer.userId, getExercise(exerciseId).id)
      return row ? progressOf(row) : null
    },

    /** Returns the updated session. Also works after a downgrade: a started exercise may be finished. */
    save: (viewer: Viewer, id: string, form: ProgressForm): Promise<ExerciseProgress> =>
      database.tx(async () => {
        const row = await store.lockOwn(viewer.userId, id)
        if (!row) throw notFound()
        const change = changeOf(row, form)
        return progressOf(Object.keys(change).length > 0 ? await store.change(id, change) : row)
      }),

    async remove(viewer: Viewer, id: string): Promise<Done> {
      if (!(await store.remove(viewer.userId, id))) throw notFound()
      return { message: 'The entry is deleted' }
    },

    async history(viewer: Viewer, { language, limit, offset }: { language: LanguageCode; limit: number; offset: number }) {
      const rows = await store.list(viewer.userId, { limit: limit + 1, offset })
      const { titleOf } = present(language)
      const { page, hasMore } = cutPage(rows, limit)
      const sessions = page.map((row): PracticeEntry => {
        const item = exercises.get(row.exercise_id)
        return {
          ...progressOf(row),
          title: titleOf(row.exercise_id) ?? row.title,
          isThere: item !== undefined,
          stepCount: item?.data.steps.length ?? row.step_count,
          minutes: minutesOf(row.active_seconds),
        }
      })
      return { sessions, hasMore }
    },

    /** Days without a session have 0 minutes. */
    async summary(
      viewer: Viewer,
      { language, timeZone }: { language: LanguageCode; timeZone: string },
    ): Promise<PracticeSummary> {
      const dates = lastDays(now(), timeZone)
      // One more day, for the offsets of time zones.
      const since = new Date(now().getTime() - (dates.length + 1) * DAY_MS)
      const [seconds, changes] = await Promise.all([
        store.secondsByDay(viewer.userId, since, timeZone),
        store.changes(viewer.userId, MIN_CHANGES),
      ])
      const { titleOf } = present(language)
      return {
        days: dates.map((date) => ({ date, minutes: minutesOf(seconds.get(date) ?? 0) })),
        helped: changes
          .filter(({ mean_change }) => mean_change < 0)
          .map(({ exercise_id, title, times, mean_change }) => ({
            exerciseId: exercise_id,
            title: titleOf(exercise_id) ?? title,
            times,
            meanChange: mean_change,
          })),
      }
    },
  }
}
export type PracticeService = ReturnType<typeof practiceService>

/** The days of the last `HISTORY_WEEKS` weeks in a time zone, oldest first, today last; YYYY-MM-DD. */
function lastDays(today: Date, timeZone: string): string[] {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    .format(today)
    .split('-')
    .map(Number)
  const end = Date.UTC(year, month - 1, day)
  return Array.from({ length: HISTORY_WEEKS * 7 }, (_, back) =>
    new Date(end - back * DAY_MS).toISOString().slice(0, 10),
  ).reverse()
}
