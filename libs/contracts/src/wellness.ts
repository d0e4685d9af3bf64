import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { CatalogueQuery, CountedLabel, Label, LanguageQuery, Slug } from './label.ts'
import { paging } from './paging.ts'

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type Difficulty = z.infer<typeof Difficulty>

export const BreathPhase = z.object({
  phase: z.enum(['in', 'hold', 'out', 'rest']),
  /** Fractions are allowed: 5.5 breaths a minute are 5.45 s each way. */
  seconds: z.number().check(z.minimum(1), z.maximum(30)),
})
export type BreathPhase = z.infer<typeof BreathPhase>
const Phases = z.array(BreathPhase).check(z.minLength(2), z.maxLength(6))

const stepTexts = { id: Slug, title: z.string(), content: z.string(), imageUrl: z.nullable(z.string()) }
const TextItem = z.object({ id: Slug, text: z.string() })

/** One step of an exercise. Its kind decides what the player shows. */
export const ExerciseStep = z.discriminatedUnion('kind', [
  z.object({ ...stepTexts, kind: z.literal('read') }),
  z.object({
    ...stepTexts,
    kind: z.literal('breathe'),
    phases: Phases,
    rounds: z.int().check(z.minimum(1), z.maximum(60)),
    /** An easier count that one can switch to. */
    shorterPhases: z.nullable(Phases),
  }),
  z.object({ ...stepTexts, kind: z.literal('timer'), seconds: z.int().check(z.minimum(5), z.maximum(3_600)) }),
  z.object({ ...stepTexts, kind: z.literal('note') }),
  z.object({ ...stepTexts, kind: z.literal('choose'), options: z.array(TextItem) }),
  z.object({
    ...stepTexts,
    kind: z.literal('body'),
    secondsEach: z.int().check(z.minimum(3), z.maximum(120)),
    parts: z.array(TextItem),
  }),
])
export type ExerciseStep = z.infer<typeof ExerciseStep>

/** An exercise as lists show it. `isFree`: open to visitors and all members. */
export const ExerciseCard = z.object({
  id: Slug,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  difficulty: Difficulty,
  /** Minutes. */
  duration: z.int(),
  stepCount: z.int(),
  category: Label,
  tags: z.array(Label),
  isFree: z.boolean(),
})
export type ExerciseCard = z.infer<typeof ExerciseCard>

export const Exercise = z.extend(ExerciseCard, {
  /** What it is for, in one sentence. */
  purpose: z.string(),
  /** When to stop, or do it differently. */
  cautions: z.array(z.string()),
  steps: z.array(ExerciseStep),
})
export type Exercise = z.infer<typeof Exercise>

/** The public part of an exercise that the viewer's tier does not open. */
export const ExercisePreview = z.extend(ExerciseCard, {
  purpose: z.string(),
  cautions: z.array(z.string()),
  firstStep: z.object({ title: z.string(), content: z.string() }),
})
export type ExercisePreview = z.infer<typeof ExercisePreview>

export const TechniqueCard = z.object({
  id: Slug,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  category: Label,
  tags: z.array(Label),
  /** 1 to 5: the mean of at least `MIN_RATERS` people to the half, else the editor's. */
  effectiveness: z.number(),
  isFree: z.boolean(),
})
export type TechniqueCard = z.infer<typeof TechniqueCard>

export const Source = z.object({ title: z.string(), year: z.int(), url: z.string() })
export type Source = z.infer<typeof Source>

export const ResourceCost = z.enum(['free', 'paid', 'insurance', 'sliding_scale'])
export type ResourceCost = z.infer<typeof ResourceCost>

/** The target of an address of the directory. */
export const ResourceType = z.enum(['video', 'audio', 'book', 'app', 'website', 'other'])
export type ResourceType = z.infer<typeof ResourceType>

export const Technique = z.extend(TechniqueCard, {
  effectivenessFrom: z.enum(['people', 'editor']),
  /** 5: several meta-analyses; 4: one, or several trials; 3: single trials; 2: accepted practice; 1: tradition. */
  scienceBasedRating: z.number(),
  /** One step a line. */
  instructions: z.string(),
  whenToUse: z.array(z.string()),
  whenNotToUse: z.array(z.string()),
  evidence: z.string(),
  sources: z.array(Source),
  resources: z.array(z.object({ type: ResourceType, title: z.string(), description: z.string(), url: z.string() })),
  /** The exercise that practises it. */
  exercise: z.nullable(z.object({ id: Slug, title: z.string() })),
})
export type Technique = z.infer<typeof Technique>

/** No mean is computed from fewer ratings. */
export const MIN_RATERS = 10

export const TechniquePreview = z.extend(TechniqueCard, { whenToUse: z.array(z.string()), firstStep: z.string() })
export type TechniquePreview = z.infer<typeof TechniquePreview>

const params = z.object({ id: Slug })
const listQuery = z.object({
  ...paging(100),
  ...LanguageQuery.shape,
  category: z.optional(Slug),
  query: z.optional(CatalogueQuery),
})

/** The catalogue: the same response for all, except what only a tier opens. */
export const wellnessApi = {
  exercises: endpoint.get('/wellness/exercises', {
    who: 'anyone',
    summary: 'Exercises of the catalogue; the editors’ order',
    query: listQuery,
    response: z.object({ exercises: z.array(ExerciseCard), total: z.int(), hasMore: z.boolean() }),
  }),
  popularExercises: endpoint.get('/wellness/exercises/popular', {
    who: 'anyone',
    summary: 'Exercises that many people finished lately first, then the editors’ order',
    query: z.object({ limit: paging(6).limit, ...LanguageQuery.shape, category: z.optional(Slug) }),
    response: z.array(ExerciseCard),
  }),
  exerciseCategories: endpoint.get('/wellness/exercises/categories', {
    who: 'anyone',
    summary: 'The categories that have exercises',
    query: LanguageQuery,
    response: z.array(CountedLabel),
  }),
  exercise: endpoint.get('/wellness/exercises/:id', {
    who: 'anyone',
    summary: 'One exercise with its steps; 403 UPGRADE_REQUIRED where the tier does not open it',
    params,
    query: LanguageQuery,
    response: Exercise,
  }),
  exercisePreview: endpoint.get('/wellness/exercises/:id/preview', {
    who: 'anyone',
    summary: 'What an exercise is for, and its first step',
    params,
    query: LanguageQuery,
    response: ExercisePreview,
  }),
  techniques: endpoint.get('/wellness/techniques', {
    who: 'anyone',
    summary: 'Coping techniques of the catalogue; the editors’ order',
    query: listQuery,
    response: z.object({ techniques: z.array(TechniqueCard), total: z.int(), hasMore: z.boolean() }),
  }),
  techniqueCategories: endpoint.get('/wellness/techniques/categories', {
    who: 'anyone',
    summary: 'The categories that have techniques',
    query: LanguageQuery,
    response: z.array(CountedLabel),
  }),
  technique: endpoint.get('/wellness/techniques/:id', {
    who: 'anyone',
    summary: 'One coping technique; 403 UPGRADE_REQUIRED where the tier does not open it',
    params,
    query: LanguageQuery,
    response: Technique,
  }),
  techniquePreview: endpoint.get('/wellness/techniques/:id/preview', {
    who: 'anyone',
    summary: 'When a technique helps, and its first instruction',
    params,
    query: LanguageQuery,
    response: TechniquePreview,
  }),
}
