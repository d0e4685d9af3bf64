import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Variants } from '../plans.ts'
import { checkoutPage, notFoundPage, portalPage, SANDBOX_CSP, stepPage } from './pages.ts'
import { SANDBOX_ACTIONS, type Sandbox, type SandboxAction } from './sandbox.ts'
import { isPortalKey } from './sandbox-provider.ts'
import type { SandboxStore } from './sandbox-store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_BYTES = 8 * 1024

type Options = { sandbox: Sandbox; store: SandboxStore; variants: Variants; secret: string; publicUrl: () => string }
type Address = { Params: { id: string }; Querystring: { key?: string } }

/** The sandbox's own pages: a checkout and a portal in plain HTML. */
export const sandboxRoutes =
  ({ sandbox, store, variants, secret, publicUrl }: Options) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    const options = { schema: { hide: true } }
    const findCheckout = (id: string) => (UUID.test(id) ? store.findCheckout(id) : undefined)
    const findOpened = ({ params: { id }, query: { key } }: Pick<Opened, 'params' | 'query'>) =>
      UUID.test(id) && isPortalKey(secret, id, String(key ?? '')) ? store.find(id) : undefined

    app.get<Address>('/sandbox/checkout/:id', options, async ({ params }, reply) => {
      const checkout = await findCheckout(params.id)
      return html(reply, checkout && checkoutPage(checkout, variants))
    })

    app.post<Address>('/sandbox/checkout/:id', options, async ({ params, body }, reply) => {
      const form = formOf(body)
      const checkout = await findCheckout(params.id)
      if (!checkout) return html(reply, undefined)
      const card = form.get('card')
      if (card === 'declined')
        return html(reply, checkoutPage(checkout, variants, 'The card was declined. Please choose another one.'))
      const fields = { trial: form.get('trial') ?? '', unreliable: form.get('unreliable') ?? '' }
      if (card === 'step') return html(reply, stepPage(fields))
      if (card !== 'works' && card !== 'fails-at-renewal')
        return html(reply, checkoutPage(checkout, variants, 'Please choose a card.'))
      await sandbox.pay(params.id, { card, isTrial: fields.trial === 'yes', isUnreliable: fields.unreliable === 'yes' })
      return reply.redirect(checkout.return_url, 303)
    })

    app.get<Address>('/sandbox/portal/:id', options, async (request, reply) => {
      const subscription = await findOpened(request)
      return html(reply, subscription && portalPage(subscription, variants, publicUrl()))
    })

    app.post<Address>('/sandbox/portal/:id', options, async (request, reply) => {
      const form = formOf(request.body)
      if (!(await findOpened(request))) return html(reply, undefined)
      const { id } = request.params
      const action = SANDBOX_ACTIONS.find((name): name is SandboxAction => name === form.get('action'))
      const variant = Object.values(variants).find((id) => id === form.get('variant'))
      const isDone = action
        ? await sandbox.act(id, action, form.get('unreliable') === 'yes')
        : variant !== undefined && (await sandbox.switchTo(id, variant))
      const subscription = await findOpened(request)
      const problem = isDone ? undefined : 'This cannot be done with the subscription as it is.'
      return html(reply, subscription && portalPage(subscription, variants, publicUrl(), problem))
    })
  }

type Opened = { params: { id: string }; query: { key?: string } }

const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())

function html(reply: FastifyReply, text: string | undefined) {
  return reply
    .code(text === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': SANDBOX_CSP, 'cache-control': 'no-store' })
    .send(text ?? notFoundPage())
}
