import {
  ContentWarning,
  Country,
  Drawing,
  LanguageCode,
  Outcome,
  PrivacyLevel,
  ReportReason,
  Role,
  ScreeningReason,
} from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { readJson } from '../read-json.ts'
import { PROMPTS } from './catalogue.ts'

const Action = { by: z.string(), minutesAgo: z.number() }

/** What the screening, reporters and moderators did about a subject. */
const Moderation = z.strictObject({
  screening: z.optional(z.array(ScreeningReason)),
  reports: z.optional(z.array(z.strictObject({ ...Action, reason: ReportReason, details: z.optional(z.string()) }))),
  assigned: z.optional(z.strictObject({ ...Action, note: z.optional(z.string()) })),
  decision: z.optional(z.strictObject({ ...Action, outcome: Outcome, why: z.string() })),
})
export type Moderation = z.infer<typeof Moderation>

const Person = z.strictObject({
  username: z.string(),
  name: z.string(),
  language: LanguageCode,
  bio: z.string(),
  /** Absent: initials. */
  drawing: z.optional(Drawing),
  city: z.string(),
  country: Country,
  daysAgo: z.number(),
  follows: z.array(z.string()),
  role: z.optional(Role),
  showsActivity: z.optional(z.literal(true)),
  moderation: z.optional(Moderation),
})
export type Person = z.infer<typeof Person>

/** `after`: minutes since the worry was published. */
const Comment = z.strictObject({
  by: z.string(),
  text: z.string(),
  after: z.number(),
  get replies() {
    return z.optional(z.array(Comment))
  },
  moderation: z.optional(Moderation),
})
export type Comment = z.infer<typeof Comment>

const Worry = z.strictObject({
  by: z.string(),
  prompt: z.enum(PROMPTS.map(({ text }) => text)),
  shortContent: z.string(),
  longContent: z.optional(z.string()),
  /** Since it was published; negative: it is scheduled. */
  minutesAgo: z.number(),
  privacyLevel: z.optional(PrivacyLevel),
  isDraft: z.optional(z.literal(true)),
  contentWarning: z.optional(ContentWarning),
  support: z.optional(z.array(z.string())),
  meToo: z.optional(z.array(z.string())),
  comments: z.optional(z.array(Comment)),
  resolution: z.optional(
    z.strictObject({
      after: z.number(),
      methods: z.array(z.string()),
      story: z.optional(z.string()),
      rating: z.optional(z.number()),
      isShared: z.boolean(),
    }),
  ),
  moderation: z.optional(Moderation),
})
export type Worry = z.infer<typeof Worry>

let community: { people: Person[]; worries: Worry[] } | undefined

/** Invented people and their worries. None refers to a real person. */
export function demoCommunity() {
  community ??= {
    people: readJson(new URL('./demo-people.json', import.meta.url), z.array(Person)),
    worries: readJson(new URL('./demo-worries.json', import.meta.url), z.array(Worry)),
  }
  return community
}
