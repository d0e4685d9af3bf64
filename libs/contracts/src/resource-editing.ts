import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time, TrueOrFalse } from './endpoint.ts'
import { LanguageQuery, Slug } from './label.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { Resource, ResourceProblem } from './resources.ts'
import { textField } from './text.ts'
import { UserSummary } from './user-summary.ts'
import { ResourceCost } from './wellness.ts'

const ADDRESS = 'Please enter an address that begins with https://'
const HttpsAddress = z.string(ADDRESS).check(
  z.trim(),
  z.maxLength(500, ADDRESS),
  z.refine((url) => url.startsWith('https://') && URL.canParse(url), ADDRESS),
)

/** Only sent fields change. `null` removes a correction: the catalogue's value applies again. */
export const ResourceCorrectionForm = z.strictObject({
  title: z.optional(
    z.nullable(textField({ max: 200, required: 'Please enter a name', tooLong: 'The name must be less than 200 characters' })),
  ),
  url: z.optional(z.nullable(HttpsAddress)),
  cost: z.optional(z.nullable(ResourceCost)),
  /** In the language of the call; the other languages keep theirs. */
  description: z.optional(
    z.nullable(
      textField({
        max: 400,
        required: 'Please enter a description',
        tooLong: 'The description must be less than 400 characters',
      }),
    ),
  ),
  isHidden: z.optional(TrueOrFalse),
  /** Kept in the history. */
  reason: textField({
    max: LIMITS.reportDetails,
    required: 'Please say why',
    tooLong: 'The reason must be less than 500 characters',
  }),
})
export type ResourceCorrectionForm = z.infer<typeof ResourceCorrectionForm>

/** The fields of an entry that can be corrected. */
const Correctable = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  cost: z.nullable(ResourceCost),
  description: z.string(),
})

/** An entry as editors see it. */
export const EditableResource = z.object({
  /** The public entry, or what it would be if it were not hidden. */
  resource: Resource,
  /** As the catalogue has it. */
  original: Correctable,
  isHidden: z.boolean(),
  /** Helplines come from one list that every page uses: they cannot be corrected here. */
  isHelpline: z.boolean(),
})
export type EditableResource = z.infer<typeof EditableResource>

export const OpenResourceReport = z.object({
  id: Id,
  resourceId: Slug,
  title: z.string(),
  isHelpline: z.boolean(),
  problem: ResourceProblem,
  details: z.nullable(z.string()),
  reportedAt: Time,
})
export type OpenResourceReport = z.infer<typeof OpenResourceReport>

/** One correction. */
export const ResourceChange = z.object({
  id: z.int(),
  resourceId: Slug,
  title: z.string(),
  /** null: the account is gone. */
  by: z.nullable(UserSummary),
  /** `to` is null where the catalogue's value applies again. */
  fields: z.array(
    z.object({
      field: z.enum(['title', 'url', 'cost', 'description', 'isHidden']),
      /** Of a description. */
      language: z.nullable(LanguageCode),
      to: z.nullable(z.union([z.string(), z.boolean()])),
    }),
  ),
  reason: z.string(),
  at: Time,
})
export type ResourceChange = z.infer<typeof ResourceChange>

const params = z.object({ id: Slug })

/** The endpoints that maintain the directory. */
export const resourceEditingApi = {
  reports: endpoint.get('/resources/reports', {
    who: 'moderator',
    summary: 'Open reports of wrong entries: helplines first, then the oldest',
    query: z.object({ ...paging(20), language: z.optional(LanguageCode) }),
    response: z.object({ reports: z.array(OpenResourceReport), total: z.int(), hasMore: z.boolean() }),
  }),
  close: endpoint.put('/resources/reports/:id/close', {
    who: 'moderator',
    summary: 'Close a report, whether or not something was corrected',
    params: z.object({ id: Id }),
    response: Done,
  }),
  read: endpoint.get('/resources/:id/editing', {
    who: 'moderator',
    summary: 'An entry with what the catalogue says of it, also while it is hidden',
    params,
    query: LanguageQuery,
    response: EditableResource,
  }),
  correct: endpoint.put('/resources/:id', {
    who: 'admin',
    summary: 'Correct or hide an entry; every change is kept',
    params,
    query: LanguageQuery,
    body: ResourceCorrectionForm,
    response: EditableResource,
  }),
  changes: endpoint.get('/resources/changes', {
    who: 'moderator',
    summary: 'Corrections of the directory, newest first',
    query: z.object({ ...paging(20), language: z.optional(LanguageCode), resourceId: z.optional(Slug) }),
    response: z.object({ changes: z.array(ResourceChange), hasMore: z.boolean() }),
  }),
}
