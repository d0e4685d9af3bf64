import multipart from '@fastify/multipart'
import { LIMITS, PICTURE_SIZES, PICTURE_TYPES, picturesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound, unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { UserStore } from '../users/index.ts'
import { wrongKind } from './re-encode.ts'
import { receive } from './receive-upload.ts'
import type { Pictures } from './service.ts'

/** One more than is accepted of each, so that the error message is our own instead of the parser's. */
const FORM_LIMITS = { fileSize: LIMITS.pictureBytes, files: 2, fields: 2, fieldSize: 1_000, parts: 3, headerPairs: 20 }

export const pictureRoutes = ({ pictures, users }: { pictures: Pictures; users: UserStore }) => {
  const uploading = async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
    app.addContentTypeParser('*', (_request, _body, done) => done(wrongKind()))

    serve(app, picturesApi.upload, async ({ viewer, request }) => ({
      profilePictureUrl: await pictures.replace(viewer.userId, await receive(request)),
    }))
  }

  return async (app: FastifyInstance) => {
    await app.register(uploading)

    serve(app, picturesApi.choose, async ({ viewer, body }) => ({
      profilePictureUrl: await pictures.choose(viewer.userId, body.drawing),
    }))
    serve(app, picturesApi.remove, async ({ viewer }) => {
      await pictures.remove(viewer.userId)
      return { profilePictureUrl: null }
    })
    serve(app, picturesApi.own, async ({ viewer }) => {
      const user = await users.find(viewer.userId)
      if (!user) throw unauthorized()
      return { profilePictureUrl: user.avatar_url }
    })
    serve(app, picturesApi.ofPerson, async ({ params, viewer }) => {
      const user = await users.findVisible(params.userId, viewer?.userId ?? null)
      if (!user) throw notFound()
      return { profilePictureUrl: user.avatar_url }
    })
    serve(app, picturesApi.status, async () => ({
      isAvailable: await pictures.isAvailable(),
      maxBytes: LIMITS.pictureBytes,
      types: [...PICTURE_TYPES],
      sizes: [...PICTURE_SIZES],
    }))
  }
}
