import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { Done, endpoint, Id, Time, TrueOrFalse } from './endpoint.ts'
import { Slug } from './label.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { Rating } from './rating.ts'
import { textField } from './text.ts'
import { isTimeZone } from './time-zone.ts'
import { ExerciseCard } from './wellness.ts'

const MAX_STEP = 99
const WEIGHT = 'Please choose a number from 0 to 10'
const weight = z.number(WEIGHT).check(z.int(WEIGHT), z.minimum(0, WEIGHT), z.maximum(10, WEIGHT))
const STEP = 'currentStep must be a whole number from 0'
const SECONDS = 'activeSeconds must be a whole number from 0 to 14400'
const note = textField({ max: LIMITS.exerciseNotes, tooLong: 'Your notes must be less than 5,000 characters', multiline: true })

/** What people wrote or chose at steps, by the step's id. */
export const StepAnswers = z
  .record(Slug, note)
  .check(z.refine((answers) => Object.keys(answers).length <= MAX_STEP, 'There are too many answers'))
export type StepAnswers = z.infer<typeof StepAnswers>

/** One session of an exercise. Only its member reads it. */
export const ExerciseProgress = z.object({
  id: Id,
  exerciseId: Slug,
  /** Counted from 0, in the exercise as it is now. */
  currentStep: z.int(),
  completed: z.boolean(),
  notes: z.nullable(z.string()),
  rating: z.nullable(Rating),
  effectiveness: z.nullable(Rating),
  /** How heavy it was, 0 to 10. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  answers: z.record(z.string(), z.string()),
  startedAt: Time,
  stepAt: Time,
  completedAt: z.nullable(Time),
})
export type ExerciseProgress = z.infer<typeof ExerciseProgress>

/**
 * Only sent fields change. `stepAt`: when the person came to the step; a step older than the stored one is ignored, so that
 * what was queued without a network never moves the session back.
 */
export const ProgressForm = z.strictObject({
  currentStep: z.optional(z.number(STEP).check(z.int(STEP), z.minimum(0, STEP), z.maximum(MAX_STEP, STEP))),
  stepAt: z.optional(z.iso.datetime('stepAt must be a time in ISO 8601 and UTC')),
  completed: z.optional(z.literal(true, 'completed can only become true')),
  notes: z.optional(z.nullable(note)),
  rating: z.optional(z.nullable(Rating)),
  effectiveness: z.optional(z.nullable(Rating)),
  before: z.optional(z.nullable(weight)),
  after: z.optional(z.nullable(weight)),
  answers: z.optional(StepAnswers),
  /** Seconds that the player was open in this session so far; the largest one counts. */
  activeSeconds: z.optional(z.number(SECONDS).check(z.int(SECONDS), z.minimum(0, SECONDS), z.maximum(14_400, SECONDS))),
})
export type ProgressForm = z.infer<typeof ProgressForm>

export const PracticeEntry = z.object({
  ...ExerciseProgress.shape,
  /** In the requested language; the name of that time where the exercise is gone. */
  title: z.string(),
  /** Whether the exercise is still in the catalogue. */
  isThere: z.boolean(),
  stepCount: z.int(),
  minutes: z.int(),
})
export type PracticeEntry = z.infer<typeof PracticeEntry>

/** From this many sessions on, the mean change of an exercise is shown. */
export const MIN_CHANGES = 3
export const HISTORY_WEEKS = 12

export const PracticeSummary = z.object({
  /** The last `HISTORY_WEEKS` weeks without gaps, oldest first; days are those of the requested time zone. */
  days: z.array(z.object({ date: z.string(), minutes: z.int() })),
  helped: z.array(
    z.object({
      exerciseId: Slug,
      title: z.string(),
      times: z.int(),
      /** Mean of after minus before; negative: lighter. */
      meanChange: z.number(),
    }),
  ),
})
export type PracticeSummary = z.infer<typeof PracticeSummary>

export const TimeOfDay = z.enum(['morning', 'day', 'evening', 'night'])
export type TimeOfDay = z.infer<typeof TimeOfDay>

export const Recommendation = z.object({
  exercise: ExerciseCard,
  reason: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('wrote-about'), category: Category }),
    z.object({ kind: z.literal('helped-you'), at: Time }),
    z.object({ kind: z.literal('helped-others'), category: Category }),
    z.object({ kind: z.literal('time-of-day'), time: TimeOfDay }),
    z.object({ kind: z.literal('good-start') }),
  ]),
})
export type Recommendation = z.infer<typeof Recommendation>

/** Opinions of one member about one item. */
export const PracticeRating = z.object({ effectiveness: z.nullable(Rating), isNotForMe: z.boolean() })
export type PracticeRating = z.infer<typeof PracticeRating>
export const PracticeRatingForm = z.strictObject({
  effectiveness: z.optional(z.nullable(Rating)),
  /** Never recommended again until it is undone. */
  isNotForMe: z.optional(TrueOrFalse),
})
export type PracticeRatingForm = z.infer<typeof PracticeRatingForm>

const HOUR = 'hour must be a whole number from 0 to 23'
const TIME_ZONE = 'timeZone must be the name of a time zone, such as Europe/Berlin'

/** A member's own data: nobody else ever reads it. */
export const practiceApi = {
  start: endpoint.post('/wellness/exercises/:id/start', {
    who: 'member',
    summary: 'Begin an exercise, or go on with the one that is open; `anew` begins at the first step',
    params: z.object({ id: Slug }),
    body: z.optional(z.nullable(z.strictObject({ anew: z.optional(TrueOrFalse) }))),
    response: ExerciseProgress,
  }),
  open: endpoint.get('/wellness/exercises/:id/progress', {
    who: 'member',
    summary: 'The open session of an exercise, or null',
    params: z.object({ id: Slug }),
    response: z.nullable(ExerciseProgress),
  }),
  save: endpoint.put('/wellness/progress/:id', {
    who: 'member',
    summary: 'Save a step, the end or feedback; answers the record as it stands',
    params: z.object({ id: Id }),
    body: ProgressForm,
    response: ExerciseProgress,
  }),
  remove: endpoint.delete('/wellness/progress/:id', {
    who: 'member',
    summary: 'Delete one session with its notes',
    params: z.object({ id: Id }),
    response: Done,
  }),
  history: endpoint.get('/wellness/history', {
    who: 'member',
    summary: 'Own sessions, newest first',
    query: z.object({ ...paging(), language: z.optional(LanguageCode) }),
    response: z.object({ sessions: z.array(PracticeEntry), hasMore: z.boolean() }),
  }),
  summary: endpoint.get('/wellness/history/summary', {
    who: 'member',
    summary: 'Minutes of the last 12 weeks by day, and what helped',
    query: z.object({
      language: z.optional(LanguageCode),
      timeZone: z._default(z.string(TIME_ZONE).check(z.maxLength(60, TIME_ZONE), z.refine(isTimeZone, TIME_ZONE)), 'UTC'),
    }),
    response: PracticeSummary,
  }),
  recommendations: endpoint.get('/wellness/recommendations', {
    who: 'member',
    summary: 'Exercises for this member, each with the reason',
    query: z.object({
      limit: paging(3).limit,
      language: z.optional(LanguageCode),
      /** The hour of the day in the member's time zone. */
      hour: z.optional(z.coerce.number(HOUR).check(z.int(HOUR), z.minimum(0, HOUR), z.maximum(23, HOUR))),
    }),
    response: z.array(Recommendation),
  }),
  exerciseRating: endpoint.get('/wellness/exercises/:id/opinion', {
    who: 'member',
    summary: 'What the member said of an exercise',
    params: z.object({ id: Slug }),
    response: PracticeRating,
  }),
  rateExercise: endpoint.put('/wellness/exercises/:id/opinion', {
    who: 'member',
    summary: 'Say that an exercise is not for oneself, or take that back',
    params: z.object({ id: Slug }),
    body: PracticeRatingForm,
    response: PracticeRating,
  }),
  techniqueRating: endpoint.get('/wellness/techniques/:id/opinion', {
    who: 'member',
    summary: 'What the member said of a technique',
    params: z.object({ id: Slug }),
    response: PracticeRating,
  }),
  rateTechnique: endpoint.put('/wellness/techniques/:id/opinion', {
    who: 'member',
    summary: 'Rate how well a technique works for oneself',
    params: z.object({ id: Slug }),
    body: PracticeRatingForm,
    response: PracticeRating,
  }),
}
