import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './languages.ts'

/** The texts by which a site says what it is: pages of the same names (`/privacy`). */
export const SITE_TEXTS = ['guidelines', 'terms', 'privacy', 'imprint'] as const
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

export const siteTextsApi = {
  read: endpoint.get('/site-texts/:name', {
    who: 'anyone',
    summary: 'Guidelines, terms, privacy or imprint of this site, in the language of the request',
    params: z.object({ name: SiteTextName }),
    response: SiteText,
  }),
}
