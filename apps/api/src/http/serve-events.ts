import type { Endpoint } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { unauthorized } from './app-error.ts'
import { authorize, type Viewer } from './viewer.ts'

/** An answer of server-sent events that stays open. */
export type EventStream<Data> = {
  viewer: Viewer
  send(event: string, data: Data): void
  /** Keeps proxies from taking the silence for an end, and notices who has left. */
  beat(): void
  close(): void
  onClose(listener: () => void): void
}

type Events = Endpoint & { method: 'GET'; who: 'member' }

/** What may wait for a slow reader: an event has a hundred bytes. */
const MAX_WAITING_BYTES = 64 * 1024
/**
 * Then its reader comes back: a reader who takes nothing looks like any other while the beats fit into the system's buffers. Not the same
 * for all, or those who came back together after a restart would do so again and again.
 */
const MIN_LIFE_MS = 20 * 60_000
const MAX_LIFE_MS = 30 * 60_000

/**
 * The sibling of `serve` for an answer that stays open: rate limit and admission, then `open` has the stream and keeps it; what `open`
 * throws before it sends is answered as always. Goes around compression, which would hold events back. Ends when the app closes.
 */
export function serveEvents<E extends Events>(
  app: FastifyInstance,
  e: E,
  open: (stream: EventStream<z.input<E['response']>>) => Promise<void>,
) {
  const ends = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of ends) end()
  })

  app.route({
    method: e.method,
    url: e.url,
    // A HEAD would open a stream that nobody reads.
    exposeHeadRoute: false,
    schema: {
      summary: e.summary,
      tags: [e.url.split('/')[1] ?? 'api'],
      security: [{ session: [] }],
      produces: ['text/event-stream'],
      response: { 200: e.response },
    },
    ...app.guards(e),
    preValidation: async (request) => {
      authorize(e.who, request)
      // It stays longer than an access token lives, so it begins only where the session lives too.
      if (request.viewer && !(await app.isSessionLive(request.viewer))) throw unauthorized()
    },
    handler: async (request, reply) => {
      const { raw } = reply
      const listeners: (() => void)[] = []
      let isOpen = true
      const end = () => {
        if (!isOpen) return
        isOpen = false
        ends.delete(end)
        clearTimeout(life)
        for (const listener of listeners) listener()
        if (reply.sent) raw.end()
      }
      const write = (text: string) => {
        if (!isOpen || raw.destroyed) return
        begin(reply)
        raw.write(text)
        // Whoever takes nothing is let go, and asks again when it can.
        if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
      }
      const life = setTimeout(end, MIN_LIFE_MS + Math.random() * (MAX_LIFE_MS - MIN_LIFE_MS)).unref()
      ends.add(end)
      raw.once('close', end)
      try {
        await open({
          viewer: request.viewer as Viewer,
          send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(e.response.parse(data))}\n\n`),
          beat: () => write(':\n\n'),
          close: end,
          onClose: (listener) => void listeners.push(listener),
        })
      } catch (thrown) {
        end()
        if (!reply.sent) throw thrown
      }
      begin(reply)
      if (!isOpen) raw.end()
      return reply
    },
  })
}

/** From here on the answer is ours: the hooks have set their headers, and nothing else may write. */
function begin(reply: FastifyReply) {
  if (reply.sent) return
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('cache-control', 'no-store, no-transform')
  // Proxies of the nginx kind keep answers until they are whole.
  raw.setHeader('x-accel-buffering', 'no')
  raw.writeHead(200)
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
}
