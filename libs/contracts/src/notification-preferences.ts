import * as z from '@worrystone/contracts/zod'
import { endpoint, TrueOrFalse } from './endpoint.ts'
import { isNamedTimeZone } from './time-zone.ts'

export const CheckInFrequency = z.enum(
  ['daily', 'weekly', 'biweekly', 'monthly', 'never'],
  'Please choose daily, weekly, biweekly, monthly or never',
)
export type CheckInFrequency = z.infer<typeof CheckInFrequency>

const CLOCK = 'Please enter a time such as 22:00'
const clock = z.string(CLOCK).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK))
const ZONE = 'Please choose a valid time zone'

/** From `quietHoursStart` to `quietHoursEnd` in the member's time zone no email or push is sent; equal times: never quiet. */
export const NotificationPreferences = z.object({
  emailNotifications: TrueOrFalse,
  pushNotifications: TrueOrFalse,
  supportNotifications: TrueOrFalse,
  /** Messages that another member cares; a concern about the member reaches the moderators all the same. */
  concernMessages: TrueOrFalse,
  /** One worry a day that waits for a first word, on home and dashboard. */
  waitingWorryOffers: TrueOrFalse,
  /** The question how a worry is, two weeks after it was shared. */
  followUpQuestions: TrueOrFalse,
  checkInFrequency: CheckInFrequency,
  quietHoursStart: clock,
  quietHoursEnd: clock,
  timezone: z.string(ZONE).check(z.maxLength(64, { error: ZONE, abort: true }), z.refine(isNamedTimeZone, ZONE)),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** The defaults. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  emailNotifications: true,
  pushNotifications: true,
  supportNotifications: true,
  concernMessages: true,
  waitingWorryOffers: true,
  followUpQuestions: true,
  checkInFrequency: 'weekly',
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timezone: 'UTC',
}

const parts = NotificationPreferences.shape
/** Any part of the preferences; omitted fields stay unchanged. */
export const PreferencesChange = z.strictObject({
  emailNotifications: z.optional(parts.emailNotifications),
  pushNotifications: z.optional(parts.pushNotifications),
  supportNotifications: z.optional(parts.supportNotifications),
  concernMessages: z.optional(parts.concernMessages),
  waitingWorryOffers: z.optional(parts.waitingWorryOffers),
  followUpQuestions: z.optional(parts.followUpQuestions),
  checkInFrequency: z.optional(parts.checkInFrequency),
  quietHoursStart: z.optional(parts.quietHoursStart),
  quietHoursEnd: z.optional(parts.quietHoursEnd),
  timezone: z.optional(parts.timezone),
})
export type PreferencesChange = z.infer<typeof PreferencesChange>

/** Separate from `notificationsApi`, for pages that show no notification. */
export const preferencesApi = {
  preferences: endpoint.get('/notifications/preferences', {
    who: 'member',
    summary: 'How the member wants to be told',
    response: NotificationPreferences,
  }),
  update: endpoint.put('/notifications/preferences', {
    who: 'member',
    summary: 'Change how the member wants to be told',
    body: PreferencesChange,
    response: NotificationPreferences,
  }),
}
