import * as z from '@worrystone/contracts/zod'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'

/** The name of a catalogue item's folder; it never changes, so that progress and links keep their item. */
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Invalid id'), z.maxLength(80, 'Invalid id'))
export type Slug = z.infer<typeof Slug>

/** A category or tag; `name` is in the requested language. */
export const Label = z.object({ id: Slug, name: z.string() })
export type Label = z.infer<typeof Label>

export const CountedLabel = z.extend(Label, { count: z.int() })
export type CountedLabel = z.infer<typeof CountedLabel>

const SEARCH = 'Please search with less than 100 characters'

/** The words that lists of the catalogue are searched for. */
export const CatalogueQuery = z.string(SEARCH).check(z.trim(), z.maxLength(LIMITS.search, SEARCH))

/** The language in which the catalogue is read. */
export const LanguageQuery = z.object({ language: z.optional(LanguageCode) })
