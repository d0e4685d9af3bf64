import { adviceApi, type CommentsEvent, commentsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../http/idempotency.ts'
import { serve, serveList } from '../../http/serve.ts'
import { type EventStream, serveEvents } from '../../http/serve-events.ts'
import type { JudgeAdvice } from '../screening/index.ts'
import type { CommentTranslation } from './comment-translation.ts'
import type { Reading } from './reading.ts'
import type { CommentService } from './service.ts'
import type { Thanking } from './thanking.ts'

type Options = {
  comments: CommentService
  thanking: Thanking
  reading: Reading
  idempotency: Idempotency
  translateFor: CommentTranslation
  judgeAdvice: JudgeAdvice
  openStream: (stream: EventStream<CommentsEvent>, params: { postId: string }) => Promise<void>
}

export const commentRoutes =
  ({ comments, thanking, reading, idempotency, openStream, translateFor, judgeAdvice }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, commentsApi.create, ({ viewer, params, body, request }) =>
      idempotency.once(request, viewer, () => comments.create(viewer, params.postId, body)),
    )
    serveList(app, commentsApi.list, ({ viewer, params, query }) => reading.list(viewer, params.postId, query))
    serveList(app, commentsApi.threaded, ({ viewer, params, query }) => reading.threads(viewer, params.postId, query))
    serve(app, commentsApi.count, async ({ viewer, params }) => ({ count: await reading.count(viewer, params.postId) }))
    serveEvents(app, commentsApi.stream, openStream)
    serve(app, commentsApi.people, ({ viewer, params }) => reading.people(viewer, params.postId))
    serve(app, commentsApi.received, ({ viewer, query }) => reading.received(viewer, query.limit))
    serve(app, commentsApi.read, ({ viewer, params }) => reading.one(viewer, params.id))
    serve(app, commentsApi.update, ({ viewer, params, body }) => comments.edit(viewer, params.id, body.content))
    serve(app, commentsApi.remove, ({ viewer, params }) => comments.remove(viewer, params.id))
    serve(app, commentsApi.thank, ({ viewer, params }) => thanking.thank(viewer, params.id))
    serve(app, commentsApi.takeThanksBack, ({ viewer, params }) => thanking.takeBack(viewer, params.id))
    serve(app, commentsApi.translate, ({ viewer, params, body }) =>
      translateFor(viewer, params.id, body.language, () => app.countTry('translate', viewer.userId)),
    )
    serve(app, adviceApi.check, async ({ body }) => ({ readsLikeAdvice: await judgeAdvice(body.content) }))
    serveList(app, commentsApi.replies, ({ viewer, params, query }) => reading.replies(viewer, params.id, query))
    serve(app, commentsApi.replyCount, async ({ viewer, params }) => ({ count: await reading.replyCount(viewer, params.id) }))
  }
