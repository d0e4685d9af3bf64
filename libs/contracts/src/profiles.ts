import * as z from '@worrystone/contracts/zod'
import { endpoint, TrueOrFalse } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { SensitiveTopic } from './sensitive-topic.ts'
import { textField } from './text.ts'
import { UserSummary } from './user-summary.ts'
import { User } from './users.ts'

/** The countries that the settings offer. The page names them. */
export const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'JP', 'KR', 'BR', 'MX', 'IN', 'CN', 'OTHER'] as const
export const Country = z.enum(COUNTRIES, 'Please choose a country from the list')
export type Country = z.infer<typeof Country>

export const DisplayName = textField({
  max: LIMITS.displayName,
  required: 'Display name is required',
  tooLong: 'Display name must be less than 100 characters',
})
export const Bio = textField({ max: LIMITS.bio, tooLong: 'Bio must be less than 500 characters', multiline: true })
const Place = textField({ max: LIMITS.place, tooLong: 'Please use less than 100 characters' })

/**
 * Any part of the own profile; omitted fields stay unchanged, null clears a field. `avatarUrl` may only repeat its present value: a picture
 * changed by `picturesApi`. Country, region and city are kept only while `locationSharing` is on.
 */
export const ProfileForm = z.strictObject({
  displayName: z.optional(z.nullable(DisplayName)),
  bio: z.optional(z.nullable(Bio)),
  avatarUrl: z.optional(z.nullable(z.string().check(z.maxLength(500, 'Please upload the picture itself')))),
  country: z.optional(z.nullable(Country)),
  region: z.optional(z.nullable(Place)),
  city: z.optional(z.nullable(Place)),
  locationSharing: z.optional(TrueOrFalse),
  figuresOptOut: z.optional(TrueOrFalse),
  foldTopics: z.optional(z.array(SensitiveTopic).check(z.maxLength(20, 'Please choose topics from the list'))),
})
export type ProfileForm = z.infer<typeof ProfileForm>

const SearchText = textField({ max: LIMITS.search, required: 'Please enter a name', tooLong: 'Please enter a shorter name' })

/** People by name, the closest match first. */
export const PersonSearchPage = z.object({ users: z.array(UserSummary), hasMore: z.boolean() })
export type PersonSearchPage = z.infer<typeof PersonSearchPage>

/** Separate from `usersApi`, which the shell contains before its first paint. */
export const profilesApi = {
  update: endpoint.put('/users/profile', {
    who: 'member',
    summary: 'Change the own profile',
    body: ProfileForm,
    response: User,
  }),
  search: endpoint.get('/users/search', {
    who: 'member',
    summary: 'People by username or name, blind to case and accents',
    query: z.object({ query: SearchText, ...paging() }),
    response: PersonSearchPage,
  }),
}
