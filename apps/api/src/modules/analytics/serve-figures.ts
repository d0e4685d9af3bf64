import type { Endpoint } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import type { FastifyInstance } from 'fastify'
import { dataSerializer } from '../../http/list-serializer.ts'
import { type Call, serve } from '../../http/serve.ts'
import type { Figures, PublishedFigures } from './published.ts'

/** The maximum size of the cache of one endpoint, in characters. */
const MAX_LENGTH = 4_000_000

type Make<E extends Endpoint> = (figures: Figures, query: Call<E>['query']) => z.input<E['response']>

/**
 * Serves responses from the newest table. A response depends on the table and the query only: it is serialized once, and cached until the
 * next table or until the space is needed.
 */
export function serveFigures<E extends Endpoint>(app: FastifyInstance, endpoint: E, { published, make }: Options<E>) {
  const serialize = dataSerializer(endpoint.response)
  const cache = textCache()
  serve(app, endpoint, async ({ query, reply }: Call<E>) => {
    const figures = await published.read()
    const text = cache.getOrCreate(figures, JSON.stringify(query), () => serialize({ data: make(figures, query) }))
    reply.type('application/json; charset=utf-8').serializer(() => text)
    // The text is serialized already.
    return undefined as unknown as z.input<E['response']>
  })
}
type Options<E extends Endpoint> = { published: PublishedFigures; make: Make<E> }

/** A cache for the newest table; the oldest texts are evicted first. */
export function textCache(maxLength = MAX_LENGTH) {
  let cachedFigures: Figures | undefined
  let totalLength = 0
  const texts = new Map<string, string>()
  return {
    getOrCreate(figures: Figures, key: string, create: () => string): string {
      if (cachedFigures !== figures) {
        texts.clear()
        totalLength = 0
        cachedFigures = figures
      }
      const cached = texts.get(key)
      if (cached !== undefined) return cached
      const text = create()
      texts.set(key, text)
      totalLength += text.length + key.length
      for (const [oldest, { length: removedLength }] of texts) {
        if (totalLength <= maxLength) break
        texts.delete(oldest)
        totalLength -= removedLength + oldest.length
      }
      return text
    },
  }
}
