import type { ProfileForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { invalidField, unauthorized } from '../../http/app-error.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { UserRow } from './present.ts'
import type { UserStore } from './store.ts'

const NO_LOCATION = { country: null, region: null, city: null }

type Options = { database: Database; users: UserStore; assessLevel: AssessLevel; pauses: Pick<SafetyPauses, 'recordLevel'> }

/** Updates the viewer's own profile. */
export const ownProfile = ({ database, users, assessLevel, pauses }: Options) => ({
  async change(
    userId: string,
    { displayName, avatarUrl, locationSharing, figuresOptOut, foldTopics, ...texts }: ProfileForm,
  ): Promise<UserRow> {
    const level = texts.bio ? await assessLevel([texts.bio]) : 0
    const updated = await database.tx(async () => {
      const user = await users.find(userId)
      if (!user) throw unauthorized()
      // A picture on another server would reveal viewers of the profile to its owner.
      if (avatarUrl !== undefined && avatarUrl !== user.avatar_url) {
        throw invalidField('avatarUrl', 'Please upload the picture itself')
      }
      if (texts.bio !== user.bio) await pauses.recordLevel(userId, level)
      const sharesLocation = locationSharing ?? user.location_sharing
      return users.setProfile(userId, {
        ...emptyAsNull(texts),
        ...(displayName !== undefined && { display_name: displayName }),
        ...(foldTopics !== undefined && { fold_topics: [...new Set(foldTopics)] }),
        ...(figuresOptOut !== undefined && { figures_opt_out: figuresOptOut }),
        location_sharing: sharesLocation,
        ...(!sharesLocation && NO_LOCATION),
      })
    })
    if (!updated) throw unauthorized()
    return updated
  },
})

/** The sent fields, with null for empty texts. */
const emptyAsNull = (texts: Pick<ProfileForm, 'bio' | 'country' | 'region' | 'city'>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])))
