import { type PublicProfile, pickLanguage, type Tier, type User, type UserSummary } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'

/** `tier`: granted by an admin. `current_tier`: the current tier, granted or paid. */
export type UserRow = Selectable<Tables['users']> & { current_tier: Tier }

/** The columns of a `UserSummary`, for joins of other modules. */
export type SummaryRow = Pick<UserRow, 'id' | 'username' | 'display_name' | 'avatar_url'>

/** A person as displayed with a worry. */
export const presentSummary = (row: SummaryRow): UserSummary => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  avatarUrl: row.avatar_url,
})

/** An entry of a list of people: the person, and the time of the relation. */
export const presentSince = (row: SummaryRow & { created_at: Date }) => ({
  user: presentSummary(row),
  createdAt: row.created_at.toISOString(),
})

/** The public profile of a person. */
export const presentProfile = (row: SummaryRow & Pick<UserRow, 'bio' | 'created_at'>): PublicProfile => ({
  ...presentSummary(row),
  bio: row.bio,
  createdAt: row.created_at.toISOString(),
})

/** The own record of the signed-in person. */
export const presentUser = (row: UserRow, { needsSecondFactor }: Pick<Viewer, 'needsSecondFactor'>): User => ({
  ...presentProfile(row),
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  role: row.role,
  tier: row.current_tier,
  language: pickLanguage([row.language]),
  location: row.location,
  website: row.website,
  country: row.country,
  region: row.region,
  city: row.city,
  locationSharing: row.location_sharing,
  figuresOptOut: row.figures_opt_out,
  foldTopics: row.fold_topics,
  ...(needsSecondFactor && { needsSecondFactor }),
})
