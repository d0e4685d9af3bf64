import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Flag } from './endpoint.ts'
import { CatalogueQuery, CountedLabel, Label, LanguageQuery, Slug } from './label.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { CountryCode } from './safety.ts'
import { textField } from './text.ts'
import { ResourceCost, ResourceType } from './wellness.ts'

/** One entry of the directory: an organisation, a finder, a book, a course or a helpline. */
export const Resource = z.object({
  id: Slug,
  title: z.string(),
  description: z.string(),
  type: ResourceType,
  category: Label,
  /** ISO 3166-1 alpha-2; null: everywhere. */
  country: z.nullable(z.string()),
  /** null: the source does not say. */
  cost: z.nullable(ResourceCost),
  languages: z.array(z.string()),
  url: z.nullable(z.string()),
  /** The number as written; null where it is no phone line. */
  phone: z.nullable(z.string()),
  /** `tel:` for a link; a number that cannot be dialled from everywhere has none. */
  phoneUri: z.nullable(z.string()),
  /** `body`: the word to send, where the service asks for one. */
  sms: z.nullable(z.object({ to: z.string(), body: z.nullable(z.string()), uri: z.string() })),
  tags: z.array(Label),
  isCrisis: z.boolean(),
  /** The day when the source was read, YYYY-MM-DD; null where it was not read. */
  readOn: z.nullable(z.string()),
})
export type Resource = z.infer<typeof Resource>

export const ResourceFilters = z.object({
  categories: z.array(CountedLabel),
  /** `id` is the country's code, `name` its name in the requested language. */
  countries: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  costs: z.array(z.object({ id: ResourceCost, count: z.int() })),
  tags: z.array(CountedLabel),
})
export type ResourceFilters = z.infer<typeof ResourceFilters>

export const ResourceProblem = z.enum(
  ['broken-address', 'wrong-facts', 'closed', 'harmful', 'other'],
  'Please choose what is wrong with it',
)
export type ResourceProblem = z.infer<typeof ResourceProblem>

/** A reported problem of an entry. The reporter is not stored. */
export const ResourceReportForm = z.strictObject({
  problem: z._default(ResourceProblem, 'broken-address'),
  details: z.optional(
    z.nullable(
      textField({ max: LIMITS.reportDetails, tooLong: 'Report details must be less than 500 characters', multiline: true }),
    ),
  ),
})
export type ResourceReportForm = z.infer<typeof ResourceReportForm>

const TAGS = 'Please choose at most 20 tags'

const params = z.object({ id: Slug })

/** The directory of help. Public, free, and the same for everybody. */
export const resourcesApi = {
  list: endpoint.get('/resources', {
    who: 'anyone',
    summary: 'The directory, crisis resources first; `query` forgives accents, case and slips',
    query: z.object({
      ...paging(20),
      language: z.optional(LanguageCode),
      query: z.optional(CatalogueQuery),
      category: z.optional(Slug),
      /** Entries of this country, and those for everywhere. */
      country: z.optional(CountryCode),
      cost: z.optional(ResourceCost),
      /** Ids separated by commas; entries have all of them. */
      tags: z.optional(z.string(TAGS).check(z.maxLength(2_000, TAGS))),
      isCrisis: z.optional(Flag),
    }),
    response: z.object({ resources: z.array(Resource), total: z.int(), hasMore: z.boolean() }),
  }),
  filters: endpoint.get('/resources/filters', {
    who: 'anyone',
    summary: 'What the directory can be filtered by, with counts',
    query: LanguageQuery,
    response: ResourceFilters,
  }),
  read: endpoint.get('/resources/:id', {
    who: 'anyone',
    summary: 'One entry',
    params,
    query: LanguageQuery,
    response: Resource,
  }),
  report: endpoint.post('/resources/:id/report', {
    who: 'anyone',
    summary: 'Say that an entry is wrong; needs no account, and nothing is kept about who says it',
    status: 201,
    rate: 'check',
    params,
    body: ResourceReportForm,
    response: Done,
  }),
}
