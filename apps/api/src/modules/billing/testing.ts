import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SubscriptionStatus } from '@worrystone/contracts'
import { signBody } from './signature.ts'

export const SECRET = 'a secret of webhooks'
export const VARIANTS = { supporter: '101', premium: '102' }

/** A subscription as Lemon Squeezy keeps it. */
export type Stored = {
  id: string
  userId: string | null
  email: string
  variantId: string
  status: SubscriptionStatus
  renewsAt: string | null
  endsAt: string | null
  trialEndsAt: string | null
  updatedAt: string
}

const objectOf = (stored: Stored) => ({
  type: 'subscriptions',
  id: stored.id,
  attributes: {
    store_id: 7,
    variant_id: Number(stored.variantId),
    user_email: stored.email,
    status: stored.status,
    renews_at: stored.renewsAt,
    ends_at: stored.endsAt,
    trial_ends_at: stored.trialEndsAt,
    updated_at: stored.updatedAt,
    urls: { customer_portal: `https://shop.example/portal/${stored.id}` },
  },
})

/** A delivery as Lemon Squeezy sends it. */
export function deliveryOf(stored: Stored, kind = 'subscription_updated') {
  const custom = stored.userId === null ? {} : { custom_data: { user_id: stored.userId } }
  const body = JSON.stringify({ meta: { event_name: kind, test_mode: true, ...custom }, data: objectOf(stored) })
  return { body, signature: signBody(Buffer.from(body), SECRET) }
}

type Asked = { method: string; path: string; body: string; authorization: string | undefined }

/**
 * Stands in for Lemon Squeezy on the loopback: answers in the shapes of its documentation from `subscriptions`. `fail` answers the next
 * requests with these statuses.
 */
export async function fakeLemonSqueezy() {
  const subscriptions = new Map<string, Stored>()
  const asked: Asked[] = []
  const failures: { status: number; headers?: Record<string, string> }[] = []

  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, method = 'GET'] = [null, request.method]
    asked.push({
      method,
      path: url.pathname + url.search,
      body: await textOf(request),
      authorization: request.headers.authorization,
    })
    const failure = failures.shift()
    if (failure) return response.writeHead(failure.status, failure.headers).end('{}')
    const answer = answerTo(method, url)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify(answer ?? {}))
  })

  function answerTo(method: string, { pathname, searchParams }: URL): object | undefined {
    const [, , id] = pathname.split('/')
    if (method === 'POST' && pathname === '/checkouts') {
      return { data: { type: 'checkouts', attributes: { url: 'https://shop.example/checkout/1' } } }
    }
    if (id) {
      const stored = subscriptions.get(id)
      if (stored && method === 'DELETE') subscriptions.set(id, { ...stored, status: 'cancelled', endsAt: stored.renewsAt })
      return stored && { data: objectOf(subscriptions.get(id) ?? stored) }
    }
    const email = searchParams.get('filter[user_email]')
    const all = [...subscriptions.values()].filter((stored) => email === null || stored.email === email)
    const page = Number(searchParams.get('page[number]'))
    const size = Number(searchParams.get('page[size]'))
    return {
      meta: { page: { currentPage: page, lastPage: Math.max(1, Math.ceil(all.length / size)), total: all.length } },
      data: all.slice((page - 1) * size, page * size).map(objectOf),
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscriptions,
    asked,
    fail: (...statuses: typeof failures) => void failures.push(...statuses),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type FakeLemonSqueezy = Awaited<ReturnType<typeof fakeLemonSqueezy>>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
