import { query } from '@worrystone/api-client'
import { type LanguageCode, practiceApi, wellnessApi } from '@worrystone/contracts'

/** How many items a section of the wellness home shows. */
const HOME_ITEMS = 6
/** More than the catalogue holds; the API's own limit. */
const MAX_ITEMS = 100
/** The catalogue changes with releases only; ratings of techniques every ten minutes. */
const STALE_MS = 10 * 60_000

export type CatalogueQuery = { category: string | null; words: string; language: LanguageCode }

const toQuery = ({ category, words, language }: CatalogueQuery) => ({
  limit: MAX_ITEMS,
  language,
  ...(category && { category }),
  ...(words && { query: words }),
})
const cached = { staleTime: STALE_MS }

export const exercisesQuery = (filter: CatalogueQuery) => ({
  ...query(wellnessApi.exercises, { query: toQuery(filter) }),
  ...cached,
})
export const techniquesQuery = (filter: CatalogueQuery) => ({
  ...query(wellnessApi.techniques, { query: toQuery(filter) }),
  ...cached,
})
export const popularQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.popularExercises, { query: { limit: HOME_ITEMS, language } }),
  ...cached,
})
export const firstTechniquesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.techniques, { query: { limit: HOME_ITEMS, language } }),
  ...cached,
})
export const exerciseCategoriesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.exerciseCategories, { query: { language } }),
  ...cached,
})
export const techniqueCategoriesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.techniqueCategories, { query: { language } }),
  ...cached,
})
export const exerciseQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.exercise, { params: { id }, query: { language } }),
  ...cached,
})
export const exercisePreviewQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.exercisePreview, { params: { id }, query: { language } }),
  ...cached,
})
export const techniqueQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.technique, { params: { id }, query: { language } }),
  ...cached,
})
export const techniquePreviewQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.techniquePreview, { params: { id }, query: { language } }),
  ...cached,
})
export const recommendationsQuery = (language: LanguageCode, hour: number) =>
  query(practiceApi.recommendations, { query: { language, hour } })
