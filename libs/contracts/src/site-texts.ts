import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './languages.ts'

/** The texts by which a site says what it is: pages of the same names (`/privacy`). */
export const SITE_TEXTS = ['guidelines', 'terms', 'privacy', 'imprint', 'safety'] as const
export const SiteTextName = z.enum(SITE_TEXTS)
export type SiteTextName = z.infer<typeof SiteTextName>

/** `text` and `items` may contain links, as Markdown writes them: `[our terms](/terms)`. */
export const SiteTextBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
])
export type SiteTextBlock = z.infer<typeof SiteTextBlock>

/** Who runs a site; `address` has several lines. */
export const Operator = z.object({ name: z.string(), address: z.nullable(z.string()), email: z.nullable(z.string()) })
export type Operator = z.infer<typeof Operator>

/** `language`: that of the text, which is another than the reader's where the operator wrote it in few languages. */
export const SiteText = z.object({
  language: LanguageCode,
  title: z.string(),
  blocks: z.array(SiteTextBlock),
  /** Null: the operator has not said who they are. */
  operator: z.nullable(Operator),
})
export type SiteText = z.infer<typeof SiteText>

/** The rules that run here, by which the text 'safety' is written: who sees what, how long things are kept, what moderators can call. */
export const SafetyFacts = z.object({
  /** Who can read a worry of each audience, its comments and its story. */
  audiences: z.record(z.string(), z.array(z.string())),
  keptFor: z.object({
    undoDeletionDays: z.number(),
    notificationsDays: z.number(),
    archiveHours: z.number(),
  }),
  /** Fewer people are in no published figure. */
  fewestPeople: z.number(),
  /** The longest pause from writing that a moderator gives, in days. */
  pauseDays: z.number(),
  /** What a moderator can do that a member cannot: every endpoint for them, with its summary. */
  moderators: z.array(z.object({ call: z.string(), summary: z.string() })),
})
export type SafetyFacts = z.infer<typeof SafetyFacts>

export const siteTextsApi = {
  facts: endpoint.get('/safety/facts', {
    who: 'anyone',
    summary: 'Who sees what, how long things are kept, and what moderators can do here',
    response: SafetyFacts,
  }),
  read: endpoint.get('/site-texts/:name', {
    who: 'anyone',
    summary: 'Guidelines, terms, privacy, imprint or who sees what on this site, in the language of the request',
    params: z.object({ name: SiteTextName }),
    response: SiteText,
  }),
}
