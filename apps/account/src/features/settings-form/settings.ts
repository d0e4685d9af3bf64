import { PrivacyLevel, ProfileForm, type User } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { type FormErrors, schemaErrors } from '@worrystone/forms'

/** Unsaved changes, as stored in the draft. */
export const SettingsChanges = z.object({
  displayName: z.optional(z.string()),
  bio: z.optional(z.string()),
  locationSharing: z.optional(z.boolean()),
  figuresOptOut: z.optional(z.boolean()),
  country: z.optional(z.string()),
  region: z.optional(z.string()),
  city: z.optional(z.string()),
  emailNotifications: z.optional(z.boolean()),
  pushNotifications: z.optional(z.boolean()),
  privacyLevel: z.optional(PrivacyLevel),
})
/** Everything that Save Changes saves. */
export type Settings = { [Name in keyof z.infer<typeof SettingsChanges>]-?: NonNullable<z.infer<typeof SettingsChanges>[Name]> }
export type SettingsChanges = Partial<Settings>

type Name = keyof Settings
const PLACE = ['country', 'region', 'city'] as const satisfies Name[]
const PROFILE = ['displayName', 'bio', 'locationSharing', 'figuresOptOut', ...PLACE] as const satisfies Name[]
const PREFERENCES = ['emailNotifications', 'pushNotifications'] as const satisfies Name[]

export const profileOf = (user: User) => ({
  displayName: user.displayName ?? '',
  bio: user.bio ?? '',
  locationSharing: user.locationSharing,
  figuresOptOut: user.figuresOptOut,
  country: user.country ?? '',
  region: user.region ?? '',
  city: user.city ?? '',
})

/** The values that differ from the saved ones. The typed place counts only while it is shared. */
export function unsavedChanges(values: Settings, saved: Partial<Settings>): SettingsChanges {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== saved[name as Name] && (values.locationSharing || !(PLACE as string[]).includes(name))
  return Object.fromEntries(Object.entries(values).filter(differs))
}

const pick = (changes: SettingsChanges, names: readonly Name[]): SettingsChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => (names as string[]).includes(name)))

/** The saved values of the profile, of the notification preferences, and of this device. */
export const groupByTarget = (changes: SettingsChanges) => ({
  profile: pick(changes, PROFILE),
  preferences: pick(changes, PREFERENCES),
  device: pick(changes, ['privacyLevel']),
})

/**
 * The changes that saving the profile makes obsolete: without location sharing the server deletes the place, so the typed one is
 * dropped too.
 */
export const settledProfile = (sent: SettingsChanges, values: Settings): SettingsChanges =>
  sent.locationSharing === false ? { ...sent, ...pick(values, PLACE) } : sent

/** In the API's form: an emptied field is null. */
export const profileBody = (profile: SettingsChanges) =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  ) as ProfileForm

export const profileErrors = (profile: SettingsChanges): FormErrors<Settings> => schemaErrors(ProfileForm, profileBody(profile))
