import { PICTURE_SIZES } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import type { Storage } from '../../ports/storage.ts'

const NAMES = new Set(PICTURE_SIZES.map((size) => `${size}.webp`))
const SEGMENT = /^[\w-]{1,80}$/

/** Serves the picture files. The content of an address never changes; it only disappears when the picture is deleted. */
export const pictureFiles = (storage: Storage) => async (app: FastifyInstance) => {
  app.get<{ Params: { userId: string; picture: string; name: string } }>(
    '/pictures/:userId/:picture/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { userId, picture, name } = request.params
      if (!NAMES.has(name) || !SEGMENT.test(userId) || !SEGMENT.test(picture)) throw notFound()
      const file = await storage.get(`pictures/${userId}/${picture}/${name}`)
      if (!file) throw notFound()
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file)
    },
  )
}
