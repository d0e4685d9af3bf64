import * as z from '@worrystone/contracts/zod'
import { endpoint, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { SensitiveTopic } from './sensitive-topic.ts'
import { Tier } from './tier.ts'
import { UserSummary } from './user-summary.ts'

export const Role = z.enum(['member', 'moderator', 'admin'])
export type Role = z.infer<typeof Role>

/** A person's public profile. */
export const PublicProfile = z.extend(UserSummary, {
  bio: z.nullable(z.string()),
  createdAt: Time,
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** The signed-in person's own record: never sent to others. */
export const User = z.extend(PublicProfile, {
  email: z.string(),
  emailVerified: z.boolean(),
  role: Role,
  tier: Tier,
  language: LanguageCode,
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  locationSharing: z.boolean(),
  /** This person's worries count in no figure about the community. */
  figuresOptOut: z.boolean(),
  /** Worries with these topics are collapsed for this reader. */
  foldTopics: z.array(SensitiveTopic),
  /** Only ever true: a moderator's or admin's calls are refused until this person signs in with a second factor. */
  needsSecondFactor: z.optional(z.literal(true)),
})
export type User = z.infer<typeof User>

/** 3 to 30 letters, digits and underscores; unique without regard to case. */
export const Username = z
  .string('Username must be at least 3 characters')
  .check(
    z.trim(),
    z.minLength(LIMITS.usernameMin, 'Username must be at least 3 characters'),
    z.maxLength(LIMITS.usernameMax, 'Username must be less than 30 characters'),
    z.regex(/^[A-Za-z0-9_]*$/, 'Username can only contain letters, numbers, and underscores'),
  )

/** The response of both username checks: `suggestions` are free names, given only when the requested one is taken. */
export const UsernameAvailability = z.object({ available: z.boolean(), suggestions: z.array(z.string()) })
export type UsernameAvailability = z.infer<typeof UsernameAvailability>

export const usersApi = {
  profile: endpoint.get('/users/profile', { who: 'member', summary: 'Own profile', response: User }),
  byUsername: endpoint.get('/users/username/:username', {
    who: 'anyone',
    summary: 'A public profile',
    params: z.object({ username: Username }),
    response: PublicProfile,
  }),
  usernameAvailable: endpoint.get('/users/username-available/:username', {
    who: 'anyone',
    summary: 'Is this username free?',
    rate: 'check',
    params: z.object({ username: Username }),
    response: UsernameAvailability,
  }),
}
