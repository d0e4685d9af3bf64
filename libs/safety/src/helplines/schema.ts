import { isTimeZone } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

const Text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'))
const Https = z.string().check(z.regex(/^https:\/\/[^\s/]+\.[^\s/]+/, 'must be an https address'))
/** As printed in the country: digits and the usual separators, or letters of a keypad. Never an international prefix. */
const Dial = z
  .string()
  .check(z.regex(/^[0-9A-Z][0-9A-Z -]*$/, 'must be dialled as at home: digits, spaces, hyphens, capital letters'))
const TelUri = z.string().check(z.regex(/^tel:[0-9]{2,15}$/, "must be 'tel:' and the digits as dialled at home"))
const LanguageTag = z.string().check(z.regex(/^[a-z]{2,3}$/, 'must be a language code'))
const ByLanguage = z
  .record(LanguageTag, Text)
  .check(z.refine((texts) => Object.keys(texts).length > 0, 'must have at least one language'))

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const OpeningTime = z.string().check(z.regex(TIME, 'must be a time such as 09:00'))
const ClosingTime = z
  .string()
  .check(z.refine((time) => TIME.test(time) || time === '24:00', 'must be a time such as 21:00 or 24:00'))

/** Every day, or on one day of each month; a closing time that is not after the opening time is on the next day. */
const HoursRule = z.strictObject({
  from: OpeningTime,
  to: ClosingTime,
  dayOfMonth: z.optional(
    z.int('must be a whole number').check(z.minimum(1, 'must be at least 1'), z.maximum(31, 'must be at most 31')),
  ),
})
export type HoursRule = z.infer<typeof HoursRule>

export const HelplineHours = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('24/7') }),
  z.strictObject({
    kind: z.literal('schedule'),
    tz: z.string().check(z.refine(isTimeZone, 'must be a time zone such as Asia/Tokyo')),
    rules: z.array(HoursRule).check(z.minLength(1, 'must not be empty')),
  }),
  /** Each region has its own hours, which the source does not list. */
  z.strictObject({ kind: z.literal('by-region'), hoursPerDayAtLeast: z.optional(z.int('must be a whole number')) }),
])
export type HelplineHours = z.infer<typeof HelplineHours>

/** A further number of the same service. */
const OtherNumber = z.strictObject({
  dial: Dial,
  telUri: TelUri,
  /** The region of use, when not everywhere. */
  area: z.optional(ByLanguage),
  /** It works from mobile phones only. */
  mobileOnly: z.optional(z.literal(true)),
})

const MenuChoice = z.strictObject({
  press: z.string().check(z.regex(/^[0-9]$/, 'must be one digit')),
  language: z.optional(LanguageTag),
  audience: z.optional(z.literal('veterans')),
})

export const HELPLINE_KINDS = ['suicide', 'emotional', 'youth', 'text', 'emergency', 'directory'] as const

/**
 * One service as its source describes it. What the source does not state is null or absent, never a guess.
 * Numbers are exactly as dialled inside the country.
 */
export const Helpline = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')),
  /** ISO 3166 code; '*' for every country. */
  country: z.string().check(z.regex(/^([A-Z]{2}|\*)$/, "must be a country code of two capital letters, or '*'")),
  names: ByLanguage,
  kind: z.enum(HELPLINE_KINDS, `must be one of ${HELPLINE_KINDS.join(', ')}`),
  dial: z.nullable(Dial),
  telUri: z.nullable(TelUri),
  otherNumbers: z.optional(z.array(OtherNumber)),
  menu: z.optional(z.array(MenuChoice)),
  /** `body`: the word to send, when the service asks for one. */
  sms: z.nullable(z.strictObject({ to: Dial, body: z.nullable(Text) })),
  whatsapp: z.optional(Dial),
  email: z.optional(
    z.strictObject({
      address: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address')),
      /** False: the service says that replies are not immediate. */
      isImmediate: z.literal(false),
    }),
  ),
  chatUrl: z.nullable(Https),
  webUrl: z.nullable(Https),
  hours: z.nullable(HelplineHours),
  /** Languages the source names; empty when it names none. */
  languages: z.array(LanguageTag),
  /** Languages beyond `languages` that the source does not name one by one. */
  moreLanguages: z.optional(
    z.strictObject({ byMenu: z.optional(z.literal(true)), count: z.optional(z.int('must be a whole number')) }),
  ),
  cost: z.nullable(z.enum(['free', 'normal-rate'], 'must be free or normal-rate')),
  /** The source says that the call is not on the phone bill. */
  notOnBill: z.optional(z.literal(true)),
  anonymous: z.nullable(z.boolean('must be true, false or null')),
  confidential: z.optional(z.literal(true)),
  /** Null: the source names no limit. */
  audience: z.nullable(z.enum(['youth', 'youth-and-parents', 'adults', 'residents'], 'is not a known audience')),
  ages: z.optional(z.tuple([z.int(), z.int()])),
  /** The usual minutes until a reply. */
  usualWaitMinutes: z.optional(z.int('must be a whole number')),
  isOftenBusy: z.optional(z.literal(true)),
  /** Ids of the services that are shown together with this one or not at all. */
  pairWith: z.array(z.string()),
  /** Sort order within the country; null for a service that is shown behind 'More' only. */
  priority: z.nullable(z.int('must be a whole number').check(z.minimum(1, 'must be at least 1'))),
  sources: z.array(Text).check(z.minLength(1, 'must name at least one source')),
  /** The day when the sources were read. */
  readOn: z.iso.date('must be a day such as 2026-11-21'),
  /** A: the service's own page; B: government, press or two independent sources; C: one secondary source. */
  confidence: z.enum(['A', 'B', 'C'], 'must be A, B or C'),
})
export type Helpline = z.infer<typeof Helpline>
