import type { Endpoint } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { unauthorized } from './app-error.ts'
import { authorize, type Viewer } from './viewer.ts'

/** A response of server-sent events that stays open. */
export type EventStream<Data> = {
  viewer: Viewer
  send(event: string, data: Data): void
  /** Keeps proxies from closing an idle stream, and detects clients that are gone. */
  sendHeartbeat(): void
  close(): void
  onClose(listener: () => void): void
}

type Events = Endpoint & { method: 'GET'; who: 'member' }
type Params<E extends Endpoint> = E['params'] extends z.ZodMiniType ? z.output<E['params']> : undefined

/** The most bytes that are buffered for a slow client; an event has about a hundred. */
const MAX_BUFFERED_BYTES = 64 * 1024
/**
 * The maximum life of a stream, after which the client reconnects: a stalled client is not detected while heartbeats fit into the system's
 * buffers. Randomized, so that clients that reconnected together after a restart do not do so again and again.
 */
const MIN_LIFETIME_MS = 20 * 60_000
const MAX_LIFETIME_MS = 30 * 60_000

/**
 * The variant of `serve` for event streams: rate limit and authorization, then `open` receives the stream; what `open` throws before the
 * first write is handled as usual. Bypasses compression, which would delay events. Closes with the app.
 */
export function serveEvents<E extends Events>(
  app: FastifyInstance,
  e: E,
  open: (stream: EventStream<z.input<E['response']>>, params: Params<E>) => Promise<void>,
) {
  const endStreams = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of endStreams) end()
  })

  app.route({
    method: e.method,
    url: e.url,
    // A HEAD request would open a stream that is not read.
    exposeHeadRoute: false,
    schema: {
      summary: e.summary,
      tags: [e.url.split('/')[1] ?? 'api'],
      security: [{ session: [] }],
      produces: ['text/event-stream'],
      ...(e.params && { params: e.params }),
      response: { 200: e.response },
    },
    ...app.guards(e),
    preValidation: async (request) => {
      authorize(e.who, request)
      // The stream outlives the access token, so the session must be live at its start.
      if (request.viewer && !(await app.isSessionLive(request.viewer))) throw unauthorized()
    },
    handler: async (request, reply) => {
      const { raw } = reply
      const listeners: (() => void)[] = []
      let isOpen = true
      const end = () => {
        if (!isOpen) return
        isOpen = false
        endStreams.delete(end)
        clearTimeout(lifetimeTimer)
        for (const listener of listeners) listener()
        if (reply.sent) raw.end()
      }
      const write = (text: string) => {
        if (!isOpen || raw.destroyed) return
        takeOver(reply)
        raw.write(text)
        // A client that does not read is disconnected and reconnects later.
        if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
      }
      const lifetimeTimer = setTimeout(end, MIN_LIFETIME_MS + Math.random() * (MAX_LIFETIME_MS - MIN_LIFETIME_MS)).unref()
      endStreams.add(end)
      raw.once('close', end)
      try {
        const stream = {
          viewer: request.viewer as Viewer,
          send: (event: string, data: z.input<E['response']>) =>
            write(`event: ${event}\ndata: ${JSON.stringify(e.response.parse(data))}\n\n`),
          sendHeartbeat: () => write(':\n\n'),
          close: end,
          onClose: (listener: () => void) => void listeners.push(listener),
        }
        await open(stream, request.params as Params<E>)
      } catch (thrown) {
        end()
        if (!reply.sent) throw thrown
      }
      takeOver(reply)
      if (!isOpen) raw.end()
      return reply
    },
  })
}

/** Takes over the response: the hooks have set their headers, and nothing else may write. */
function takeOver(reply: FastifyReply) {
  if (reply.sent) return
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('cache-control', 'no-store, no-transform')
  // nginx and similar proxies buffer responses unless disabled.
  raw.setHeader('x-accel-buffering', 'no')
  raw.writeHead(200)
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
}
