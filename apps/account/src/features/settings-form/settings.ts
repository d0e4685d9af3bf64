import { PrivacyLevel, ProfileForm, type User } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** Everything that Save Changes saves. */
const Settings = z.object({
  displayName: z.string(),
  bio: z.string(),
  locationSharing: z.boolean(),
  figuresOptOut: z.boolean(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  privacyLevel: PrivacyLevel,
})
export type Settings = z.infer<typeof Settings>

const parts = Settings.shape
/** What was changed and is not saved yet, as it is kept. */
export const KeptChanges = z.object({
  displayName: z.optional(parts.displayName),
  bio: z.optional(parts.bio),
  locationSharing: z.optional(parts.locationSharing),
  figuresOptOut: z.optional(parts.figuresOptOut),
  country: z.optional(parts.country),
  region: z.optional(parts.region),
  city: z.optional(parts.city),
  emailNotifications: z.optional(parts.emailNotifications),
  pushNotifications: z.optional(parts.pushNotifications),
  privacyLevel: z.optional(parts.privacyLevel),
})
export type Changes = Partial<Settings>

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

/** The changes that differ from what is saved. What was typed of a place counts while it is shared only. */
export function unsaved(changes: Changes, saved: Partial<Settings>): Changes {
  const isShared = changes.locationSharing ?? saved.locationSharing
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== saved[name as Name] && (isShared || !(PLACE as string[]).includes(name))
  return Object.fromEntries(Object.entries(changes).filter(differs))
}

const pick = (changes: Changes, names: readonly Name[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => (names as string[]).includes(name)))

/** What goes where: to the profile, to the notification preferences, or nowhere: it stays on this device. */
export const byPlace = (changes: Changes) => ({
  profile: pick(changes, PROFILE),
  preferences: pick(changes, PREFERENCES),
  device: pick(changes, ['privacyLevel']),
})

/** Where somebody lives is forgotten with the wish to share it, also what was typed and not saved. */
export const settledBy = (sent: Changes, changes: Changes): Changes =>
  sent.locationSharing === false ? { ...sent, ...pick(changes, PLACE) } : sent

/** As the server takes it: an emptied field is null. */
export const formOf = (profile: Changes) =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  ) as ProfileForm

export type Problems = Partial<Record<Name, string>>

/** The first sentence, in English, for each field that the profile's rules refuse. */
export function problemsOf(profile: Changes): Problems {
  const { error } = z.safeParse(ProfileForm, formOf(profile))
  return firstPerField((error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0]), message })))
}

export function firstPerField(details: { path: string; message: string }[]): Problems {
  const found: Record<string, string> = {}
  for (const { path, message } of details) if (path in parts) found[path] ??= message
  return found
}
