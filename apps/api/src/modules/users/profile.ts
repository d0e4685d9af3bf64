import type { ProfileForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { invalidField, unauthorized } from '../../http/app-error.ts'
import type { UserRow } from './present.ts'
import type { UserStore } from './store.ts'

const NO_PLACE = { country: null, region: null, city: null }

/** Changing one's own profile. */
export const ownProfile = (database: Database, users: UserStore) => ({
  async change(userId: string, { displayName, avatarUrl, locationSharing, ...rest }: ProfileForm): Promise<UserRow> {
    const changed = await database.tx(async () => {
      const now = await users.find(userId)
      if (!now) throw unauthorized()
      // An address of one's own choice would tell its owner who looks at the profile.
      if (avatarUrl !== undefined && avatarUrl !== now.avatar_url) {
        throw invalidField('avatarUrl', 'Please upload the picture itself')
      }
      const isShared = locationSharing ?? now.location_sharing
      return users.setProfile(userId, {
        ...given(rest),
        ...(displayName !== undefined && { display_name: displayName }),
        location_sharing: isShared,
        ...(!isShared && NO_PLACE),
      })
    })
    if (!changed) throw unauthorized()
    return changed
  },
})

/** What was sent, with an empty text as nothing. */
function given({ bio, country, region, city }: Omit<ProfileForm, 'displayName' | 'avatarUrl' | 'locationSharing'>) {
  return Object.fromEntries(
    Object.entries({ bio, country, region, city }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value || null]],
    ),
  )
}
