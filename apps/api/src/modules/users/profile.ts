import type { ProfileForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { invalidField, unauthorized } from '../../http/app-error.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { UserRow } from './present.ts'
import type { UserStore } from './store.ts'

const NO_PLACE = { country: null, region: null, city: null }

/** Updates the viewer's own profile. */
type Parts = { database: Database; users: UserStore; assessLevel: AssessLevel; pauses: Pick<SafetyPauses, 'recordLevel'> }

export const ownProfile = ({ database, users, assessLevel, pauses }: Parts) => ({
  async change(
    userId: string,
    { displayName, avatarUrl, locationSharing, figuresOptOut, foldTopics, ...rest }: ProfileForm,
  ): Promise<UserRow> {
    const level = rest.bio ? await assessLevel([rest.bio]) : 0
    const changed = await database.tx(async () => {
      const now = await users.find(userId)
      if (!now) throw unauthorized()
      // A picture on another server would reveal viewers of the profile to its owner.
      if (avatarUrl !== undefined && avatarUrl !== now.avatar_url) {
        throw invalidField('avatarUrl', 'Please upload the picture itself')
      }
      if (rest.bio !== now.bio) await pauses.recordLevel(userId, level)
      const isShared = locationSharing ?? now.location_sharing
      return users.setProfile(userId, {
        ...given(rest),
        ...(displayName !== undefined && { display_name: displayName }),
        ...(foldTopics !== undefined && { fold_topics: [...new Set(foldTopics)] }),
        ...(figuresOptOut !== undefined && { figures_opt_out: figuresOptOut }),
        location_sharing: isShared,
        ...(!isShared && NO_PLACE),
      })
    })
    if (!changed) throw unauthorized()
    return changed
  },
})

/** The sent fields, with null for empty texts. */
function given({
  bio,
  country,
  region,
  city,
}: Omit<ProfileForm, 'displayName' | 'avatarUrl' | 'locationSharing' | 'figuresOptOut' | 'foldTopics'>) {
  return Object.fromEntries(
    Object.entries({ bio, country, region, city }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value || null]],
    ),
  )
}
