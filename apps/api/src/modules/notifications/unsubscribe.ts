import { directionOf, type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../emails/layout.ts'
import { translatorFor } from '../../emails/translator.ts'
import { isSameHash, keyedHash } from '../../hash.ts'
import { acceptedLanguages } from '../../http/language-for.ts'
import type { UserStore } from '../users/index.ts'
import type { PreferenceService } from './preferences.ts'

const URL = '/notifications/unsubscribe'
/** The page has inline styles and posts its form to this origin. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** The content types that mail programs send; the body is not read. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_BODY = 4_096

type Signing = { secret: string; publicUrl: () => string }

/** Unsubscribe links: signed, so that nobody can unsubscribe another person, and without an expiry. */
export function unsubscribeLinks({ secret, publicUrl }: Signing) {
  const sign = (userId: string) => keyedHash(secret, `unsubscribe:${userId}`)
  return {
    linkFor: (userId: string) => `${publicUrl()}/api${URL}?token=${userId}.${sign(userId)}`,

    /** The id of the person; undefined if the signature is invalid. */
    ownerOf(token: unknown): string | undefined {
      const [, userId, signature] = (typeof token === 'string' && /^([\da-f-]{36})\.([\w-]{43})$/.exec(token)) || []
      if (userId === undefined || signature === undefined) return undefined
      return isSameHash(signature, sign(userId)) ? userId : undefined
    },
  }
}
type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>

type Options = { links: UnsubscribeLinks; preferences: PreferenceService; users: UserStore; publicUrl: () => string }

/**
 * One-click unsubscribe (RFC 8058: POST, without sign-in), and a page for GET that only asks for confirmation, because mail filters open
 * every link.
 */
export const unsubscribeRoutes = ({ links, preferences, users, publicUrl }: Options) =>
  async function unsubscribe(app: FastifyInstance) {
    for (const type of FORMS) {
      app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, _body, done) => done(null, undefined))
    }
    const route = { url: URL, schema: { hide: true } } as const

    app.get(route.url, { schema: route.schema }, async (request, reply) => {
      const { userId, language } = await readerOf(request)
      const t = await translatorFor(language)
      if (!userId) return page(reply.code(400), { language, ...(await invalid(language)) })
      return page(reply, {
        language,
        title: t('Stop these emails'),
        text: t('Do you want no more emails about your notifications?'),
        action: t('Stop these emails'),
        home: await home(language),
      })
    })

    app.post(route.url, { schema: route.schema }, async (request, reply) => {
      const { userId, language } = await readerOf(request)
      const t = await translatorFor(language)
      if (!userId) return page(reply.code(400), { language, ...(await invalid(language)) })
      await preferences.change(userId, { emailNotifications: false })
      return page(reply, {
        language,
        title: t('No more emails'),
        text: t('You get no more emails about your notifications. You can switch them on again on the notifications page.'),
        home: await home(language),
      })
    })

    async function readerOf(request: FastifyRequest) {
      const owner = links.ownerOf((request.query as { token?: unknown }).token)
      // The account may be gone.
      const user = owner === undefined ? undefined : await users.find(owner)
      return {
        userId: user?.id,
        language: pickLanguage(user ? [user.language] : acceptedLanguages(request)),
      }
    }
    const home = async (language: LanguageCode) => ({
      link: `${publicUrl()}/notifications`,
      label: (await translatorFor(language))('See your notifications'),
    })
    async function invalid(language: LanguageCode) {
      const t = await translatorFor(language)
      return {
        title: t('This link is not valid'),
        text: t('Please open the link in the email again.'),
        home: await home(language),
      }
    }
  }

type Page = { language: LanguageCode; title: string; text: string; action?: string; home: { link: string; label: string } }

function page(reply: FastifyReply, { language, title, text, action, home }: Page) {
  // The form posts to the page's own address, token included.
  const form = action && `<form method="post"><button>${escapeHtml(action)}</button></form>`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Worrystone</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 48px 20px; background: #faf7f2; color: #24302b; font: 16px/1.6 system-ui, sans-serif }
main { max-width: 520px; margin: 0 auto }
h1 { font-size: 24px }
a { color: #1f6f5c }
button { min-height: 44px; padding: 10px 22px; border: 0; border-radius: 12px; background: #1f6f5c; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
@media (prefers-color-scheme: dark) {
  body { background: #101815; color: #e8ece9 }
  a { color: #8fd3bd }
  button { background: #8fd3bd; color: #0c1a15 }
}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form ?? ''}
<p><a href="${escapeHtml(home.link)}">${escapeHtml(home.label)}</a></p>
</main>
</body>
</html>
`)
}
