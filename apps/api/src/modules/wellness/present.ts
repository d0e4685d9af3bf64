import type {
  CountedLabel,
  Exercise,
  ExerciseCard,
  ExercisePreview,
  ExerciseStep,
  LanguageCode,
  Technique,
  TechniqueCard,
  TechniquePreview,
} from '@worrystone/contracts'
import {
  type Catalogue,
  type ExerciseItem,
  type ExerciseWords,
  type Labels,
  type Picture,
  type StepData,
  type TechniqueItem,
  textsIn,
} from '../catalogue/index.ts'

/** Mean ratings by technique, with enough raters. */
export type Means = ReadonlyMap<string, number>

/** The catalogue in the format of the API, by language. Each language is prepared once. */
export function presentCatalogue(catalogue: Catalogue) {
  const prepared = new Map<LanguageCode, PresentedCatalogue>()
  return (language: LanguageCode): PresentedCatalogue => {
    const presented = prepared.get(language) ?? presentIn(catalogue, language)
    prepared.set(language, presented)
    return presented
  }
}
export type PresentCatalogue = ReturnType<typeof presentCatalogue>
type PresentedCatalogue = ReturnType<typeof presentIn>

function presentIn({ exercises, entries, labels: allLabels }: Catalogue, language: LanguageCode) {
  const labels = textsIn(allLabels, language)
  const exerciseTitles = new Map(exercises.map(({ id, words }) => [id, textsIn(words, language).title]))
  const entriesById = new Map(entries.map((entry) => [entry.data.id, entry]))

  const exerciseCard = ({ id, data, words, picture }: ExerciseItem): ExerciseCard => {
    const { title, description } = textsIn(words, language)
    return {
      ...{ id, title, description, imageUrl: pictureUrl('exercises', id, picture) },
      difficulty: data.difficulty,
      duration: data.minutes,
      stepCount: data.steps.length,
      ...labelsOf(data, labels),
      isFree: data.isFree,
    }
  }

  const techniqueCard = ({ id, data, words, picture }: TechniqueItem, means: Means): TechniqueCard => {
    const { title, description } = textsIn(words, language)
    return {
      ...{ id, title, description, imageUrl: pictureUrl('techniques', id, picture) },
      ...labelsOf(data, labels),
      effectiveness: means.get(id) ?? data.editorEffectiveness,
      isFree: data.isFree,
    }
  }

  return {
    exerciseCard,
    techniqueCard,
    titleOf: (id: string) => exerciseTitles.get(id),

    exercise(item: ExerciseItem): Exercise {
      const { purpose, cautions, steps } = textsIn(item.words, language)
      return { ...exerciseCard(item), purpose, cautions, steps: item.data.steps.map((step) => presentStep(step, steps[step.id])) }
    },

    exercisePreview(item: ExerciseItem): ExercisePreview {
      const { purpose, cautions, steps } = textsIn(item.words, language)
      const { title = '', content = '' } = steps[item.data.steps[0]?.id ?? ''] ?? {}
      return { ...exerciseCard(item), purpose, cautions, firstStep: { title, content } }
    },

    technique(item: TechniqueItem, means: Means): Technique {
      const { instructions, whenToUse, whenNotToUse, evidence } = textsIn(item.words, language)
      const { exercise, resources, sources, scienceBasedRating } = item.data
      return {
        ...techniqueCard(item, means),
        effectivenessFrom: means.has(item.id) ? 'people' : 'editor',
        ...{ scienceBasedRating, whenToUse, whenNotToUse, evidence },
        instructions: instructions.join('\n'),
        sources: sources.map(({ title, year, doi, url }) => ({ title, year, url: url ?? `https://doi.org/${doi}` })),
        resources: resources.flatMap((id) => {
          const entry = entriesById.get(id)
          if (!entry) return []
          const { type, name, url } = entry.data
          return [{ type, title: name, description: textsIn(entry.words, language), url }]
        }),
        exercise: exercise ? { id: exercise, title: exerciseTitles.get(exercise) ?? exercise } : null,
      }
    },

    techniquePreview(item: TechniqueItem, means: Means): TechniquePreview {
      const { instructions, whenToUse } = textsIn(item.words, language)
      return { ...techniqueCard(item, means), whenToUse, firstStep: instructions[0] ?? '' }
    },

    /** The categories of the items, in the order of their first item. */
    categories(items: (ExerciseItem | TechniqueItem)[]): CountedLabel[] {
      const counts = new Map<string, number>()
      for (const { data } of items) counts.set(data.category, (counts.get(data.category) ?? 0) + 1)
      return [...counts].map(([id, count]) => ({ id, name: labels.categories[id] ?? id, count }))
    },
  }
}

/** The hash makes the address immutable. */
const pictureUrl = (kind: string, id: string, picture: Picture | null) =>
  picture && `/api/wellness/pictures/${kind}/${id}/${picture.hash}.svg`

const labelsOf = ({ category, tags }: { category: string; tags: string[] }, labels: Labels) => ({
  category: { id: category, name: labels.categories[category] ?? category },
  tags: tags.map((id) => ({ id, name: labels.tags[id] ?? id })),
})

function presentStep(step: StepData, words: ExerciseWords['steps'][string] | undefined): ExerciseStep {
  const { title = '', content = '', options = {}, parts = {} } = words ?? {}
  const named = (ids: string[], texts: Record<string, string>) => ids.map((id) => ({ id, text: texts[id] ?? id }))
  const shared = { id: step.id, title, content, imageUrl: null }
  switch (step.kind) {
    case 'breathe':
      return { ...step, ...shared, shorterPhases: step.shorterPhases ?? null }
    case 'choose':
      return { ...shared, kind: 'choose', options: named(step.options, options) }
    case 'body':
      return { ...shared, kind: 'body', secondsEach: step.secondsEach, parts: named(step.parts, parts) }
    default:
      return { ...step, ...shared }
  }
}
