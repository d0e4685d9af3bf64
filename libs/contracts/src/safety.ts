import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, TrueOrFalse } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { textField } from './text.ts'

/** The levels are those of `DangerLevel` of `@worrystone/safety`. Only the writer and moderators ever read one. */
export const DangerLevel = z.literal([0, 1, 2, 3])
export type DangerLevel = z.infer<typeof DangerLevel>

/** `method`: the text gives instructions, offers means or proposes a pact, so that others will not see it. */
export const SafetyCheck = z.object({ level: DangerLevel, method: z.boolean() })
export type SafetyCheck = z.infer<typeof SafetyCheck>

const CheckedText = textField({
  max: LIMITS.longContent,
  required: 'Please send a text',
  tooLong: 'The text must be less than 10,000 characters',
  multiline: true,
})

const COUNTRY = 'Please give the country by its two letters, such as DE'
/** ISO 3166-1 alpha-2, in capitals after parsing. */
export const CountryCode = z.string(COUNTRY).check(
  z.trim(),
  z.regex(/^[A-Za-z]{2}$/, COUNTRY),
  z.overwrite((code) => code.toUpperCase()),
)

/** `sendMessage`: the person also gets a message that names nobody. */
export const ConcernForm = z.strictObject({ sendMessage: TrueOrFalse })
export type ConcernForm = z.infer<typeof ConcernForm>

/** How many concerns a member may send in 24 hours, and how long until the same member may send another about the same person. */
export const CONCERNS_PER_DAY = 3
export const CONCERN_AGAIN_DAYS = 7
/** The minimum age of an account that sends a concern. */
export const CONCERN_MIN_ACCOUNT_HOURS = 24

const params = z.object({ id: Id })

/** Separate from the rest, for pages that only check a text before it is shared. */
export const safetyCheckApi = {
  check: endpoint.post('/safety/check', {
    who: 'anyone',
    summary: 'Does the writer of this text seem to be in danger? Nothing is stored or logged',
    rate: 'check',
    body: z.strictObject({ text: CheckedText }),
    response: SafetyCheck,
  }),
}

/** 'I am worried about this person': only moderators read it, and the sender is not shown to anyone. */
export const concernApi = {
  aboutPost: endpoint.post('/posts/:id/concern', {
    who: 'member',
    summary: 'Tell the moderators that one is worried about the author of a worry',
    status: 201,
    params,
    body: ConcernForm,
    response: Done,
  }),
  aboutComment: endpoint.post('/comments/:id/concern', {
    who: 'member',
    summary: 'Tell the moderators that one is worried about the author of a comment',
    status: 201,
    params,
    body: ConcernForm,
    response: Done,
  }),
  aboutPerson: endpoint.post('/users/:id/concern', {
    who: 'member',
    summary: 'Tell the moderators that one is worried about a person',
    status: 201,
    params,
    body: ConcernForm,
    response: Done,
  }),
  reportMessage: endpoint.post('/notifications/:id/report', {
    who: 'member',
    summary: 'Report a message "Somebody thought of you" that was not meant kindly',
    status: 201,
    params,
    response: Done,
  }),
}

const HelplineRow = z.looseObject({ id: z.string() })

export const helplinesApi = {
  helplines: endpoint.get('/safety/helplines', {
    who: 'anyone',
    summary: 'Who listens in a country, best first; the international directories where no helpline is known',
    query: z.object({ country: CountryCode, language: z.optional(LanguageCode) }),
    /** The schema of a row is that of `@worrystone/safety/helplines`. */
    response: z.object({
      country: z.string(),
      /** null where no source names the number: 'call your local emergency number'. */
      emergency: z.nullable(HelplineRow),
      helplines: z.array(HelplineRow),
    }),
  }),
}
