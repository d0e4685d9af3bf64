import { BreathPhase, Category, Difficulty, ResourceCost, ResourceType, Slug, TimeOfDay } from '@worrystone/contracts'
import { HELPLINE_KINDS } from '@worrystone/safety/helplines'
import { z } from 'zod'

/** Contracts use zod/mini; schemas of both kinds can be nested. */
const slug = Slug
const slugs = z.array(slug).max(10)
const priority = z.int().min(0).max(100)
const requiredText = (max: number) => z.string().trim().min(1, 'is empty').max(max, `is longer than ${max} characters`)
const lines = (max: number) => z.array(requiredText(400)).min(1).max(max)
const stars = z.int().min(1).max(5)

const phases = z.array(BreathPhase).min(2).max(6)
const step = { id: slug }
export const StepData = z.discriminatedUnion('kind', [
  z.strictObject({ ...step, kind: z.literal('read') }),
  z.strictObject({
    ...step,
    kind: z.literal('breathe'),
    phases,
    rounds: z.int().min(1).max(60),
    shorterPhases: phases.optional(),
  }),
  z.strictObject({ ...step, kind: z.literal('timer'), seconds: z.int().min(5).max(3_600) }),
  z.strictObject({ ...step, kind: z.literal('note') }),
  z.strictObject({ ...step, kind: z.literal('choose'), options: z.array(slug).min(2).max(10) }),
  z.strictObject({ ...step, kind: z.literal('body'), secondsEach: z.int().min(3).max(120), parts: z.array(slug).min(2).max(20) }),
])
export type StepData = z.infer<typeof StepData>

/** The language-independent part of an exercise. `editorPriority`: the order of lists without usage data of the user. */
export const ExerciseData = z.strictObject({
  category: slug,
  difficulty: Difficulty,
  minutes: z.int().min(1).max(60),
  isFree: z.boolean(),
  editorPriority: priority,
  tags: slugs,
  /** When it is recommended: categories of worries, and times of the day. */
  helpsWith: z.strictObject({ categories: z.array(Category), times: z.array(TimeOfDay) }),
  steps: z.array(StepData).min(1).max(30),
})
export type ExerciseData = z.infer<typeof ExerciseData>

const StepWords = z.strictObject({
  title: requiredText(80),
  content: requiredText(600),
  options: z.record(slug, requiredText(120)).optional(),
  parts: z.record(slug, requiredText(200)).optional(),
})
export const ExerciseWords = z.strictObject({
  title: requiredText(60),
  description: requiredText(400),
  purpose: requiredText(400),
  cautions: lines(6),
  steps: z.record(slug, StepWords),
})
export type ExerciseWords = z.infer<typeof ExerciseWords>

const SourceData = z
  .strictObject({
    title: requiredText(300),
    year: z.int().min(1900).max(2100),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'is no DOI')
      .optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(({ doi, url }) => doi !== undefined || url !== undefined, 'needs a doi or a url')

export const TechniqueData = z.strictObject({
  category: slug,
  isFree: z.boolean(),
  editorPriority: priority,
  tags: slugs,
  /** Shown until enough users have rated. */
  editorEffectiveness: stars,
  /** 5: several meta-analyses; 4: one, or several trials; 3: single trials; 2: accepted practice; 1: tradition. */
  scienceBasedRating: stars,
  /** The exercise that practises it. */
  exercise: z.optional(slug),
  /** Ids of entries of the directory. */
  resources: slugs,
  sources: z.array(SourceData).min(2).max(6),
})
export type TechniqueData = z.infer<typeof TechniqueData>

export const TechniqueWords = z.strictObject({
  title: requiredText(60),
  description: requiredText(400),
  instructions: lines(10),
  whenToUse: lines(8),
  whenNotToUse: lines(8),
  evidence: requiredText(600),
})
export type TechniqueWords = z.infer<typeof TechniqueWords>

export const EntryData = z.strictObject({
  id: slug,
  type: ResourceType,
  category: slug,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is no country code of two capital letters')
    .nullable(),
  cost: ResourceCost,
  languages: z.array(z.string().min(2).max(3)).max(60),
  url: z.url({ protocol: /^https$/ }),
  tags: slugs,
  name: requiredText(120),
  /** The day when the address was checked, YYYY-MM-DD. */
  readOn: z.iso.date().optional(),
})
export type EntryData = z.infer<typeof EntryData>

export const EntryWords = z.record(slug, requiredText(400))
export type EntryWords = z.infer<typeof EntryWords>

const names = z.record(slug, requiredText(60))
/** What a helpline of each kind does, in one sentence. */
const helplineKinds = z.record(z.enum(HELPLINE_KINDS), requiredText(200))
export const Labels = z.strictObject({
  categories: names,
  tags: names,
  resourceCategories: names,
  resourceTags: names,
  helplineKinds,
})
export type Labels = z.infer<typeof Labels>

/** Synonyms for a category or topic of the directory in searches. Optional in every language. */
export const SearchWords = z.record(slug, z.array(requiredText(60)).max(30))
export type SearchWords = z.infer<typeof SearchWords>
