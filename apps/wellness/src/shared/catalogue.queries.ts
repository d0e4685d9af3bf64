import { query } from '@worrystone/api-client'
import { type LanguageCode, practiceApi, wellnessApi } from '@worrystone/contracts'

/** How many items a section of the wellness home shows. */
export const HOME_ITEMS = 6
/** More than the catalogue holds; the API's own limit. */
const MOST_ITEMS = 100
/** The catalogue changes with releases only; opinions of techniques every ten minutes. */
const STALE_MS = 10 * 60_000

export type CatalogueWish = { category: string | null; words: string; language: LanguageCode }

const listing = ({ category, words, language }: CatalogueWish) => ({
  limit: MOST_ITEMS,
  language,
  ...(category && { category }),
  ...(words && { query: words }),
})
const kept = { staleTime: STALE_MS }

export const exercisesQuery = (wish: CatalogueWish) => ({
  ...query(wellnessApi.exercises, { query: listing(wish) }),
  ...kept,
})
export const techniquesQuery = (wish: CatalogueWish) => ({
  ...query(wellnessApi.techniques, { query: listing(wish) }),
  ...kept,
})
export const popularQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.popularExercises, { query: { limit: HOME_ITEMS, language } }),
  ...kept,
})
export const firstTechniquesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.techniques, { query: { limit: HOME_ITEMS, language } }),
  ...kept,
})
export const exerciseCategoriesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.exerciseCategories, { query: { language } }),
  ...kept,
})
export const techniqueCategoriesQuery = (language: LanguageCode) => ({
  ...query(wellnessApi.techniqueCategories, { query: { language } }),
  ...kept,
})
export const exerciseQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.exercise, { params: { id }, query: { language } }),
  ...kept,
})
export const exercisePreviewQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.exercisePreview, { params: { id }, query: { language } }),
  ...kept,
})
export const techniqueQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.technique, { params: { id }, query: { language } }),
  ...kept,
})
export const techniquePreviewQuery = (id: string, language: LanguageCode) => ({
  ...query(wellnessApi.techniquePreview, { params: { id }, query: { language } }),
  ...kept,
})
export const recommendationsQuery = (language: LanguageCode, hour: number) =>
  query(practiceApi.recommendations, { query: { language, hour } })
