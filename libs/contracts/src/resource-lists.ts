import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time } from './endpoint.ts'
import { LanguageQuery, Slug } from './label.ts'
import { LIMITS } from './limits.ts'
import { Resource } from './resources.ts'
import { textField } from './text.ts'

export const MAX_RESOURCE_LISTS = 20
export const MAX_RESOURCE_LIST_ENTRIES = 50

const listName = textField({
  max: 100,
  required: 'Please give the list a name',
  tooLong: 'The name must be less than 100 characters',
})
const note = textField({ max: LIMITS.comment, tooLong: 'A note must be less than 1,000 characters', multiline: true })

/** The name alone, for the rename form. */
export const ResourceListName = z.strictObject({ name: listName })

/** A list as it is saved: complete, entries in order. */
export const ResourceListForm = z.strictObject({
  name: listName,
  entries: z.array(z.strictObject({ resourceId: Slug, note: z._default(note, '') }), 'Please send the entries').check(
    z.maxLength(MAX_RESOURCE_LIST_ENTRIES, 'A list holds at most 50 entries'),
    z.refine((all) => new Set(all.map(({ resourceId }) => resourceId)).size === all.length, 'An entry stands in a list once'),
  ),
})
export type ResourceListForm = z.infer<typeof ResourceListForm>

/** A member's own list of entries. Only its member reads it. */
export const ResourceList = z.object({
  id: Id,
  name: z.string(),
  /** `resource` is null for an entry that left the directory. */
  entries: z.array(z.object({ resourceId: Slug, note: z.string(), resource: z.nullable(Resource) })),
  updatedAt: Time,
})
export type ResourceList = z.infer<typeof ResourceList>

const params = z.object({ id: Id })

/** Own lists of entries (feature `mental_health_resources`). Without the feature they can be read and deleted, not written. */
export const resourceListsApi = {
  list: endpoint.get('/resources/lists', {
    who: 'member',
    summary: 'Own lists, the last changed first',
    query: LanguageQuery,
    response: z.object({ lists: z.array(ResourceList) }),
  }),
  create: endpoint.post('/resources/lists', {
    who: 'member',
    requiredFeature: 'mental_health_resources',
    summary: 'Make a list',
    status: 201,
    query: LanguageQuery,
    body: ResourceListForm,
    response: ResourceList,
  }),
  update: endpoint.put('/resources/lists/:id', {
    who: 'member',
    requiredFeature: 'mental_health_resources',
    summary: 'Save name, entries, order and notes of a list',
    params,
    query: LanguageQuery,
    body: ResourceListForm,
    response: ResourceList,
  }),
  remove: endpoint.delete('/resources/lists/:id', {
    who: 'member',
    summary: 'Delete a list',
    params,
    response: Done,
  }),
}
