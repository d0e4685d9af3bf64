import { postsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../http/idempotency.ts'
import { serve, serveList } from '../../http/serve.ts'
import type { feeds } from './feeds.ts'
import type { promptList } from './prompts.ts'
import type { PostService } from './service.ts'

type Options = {
  posts: PostService
  feed: ReturnType<typeof feeds>
  prompts: ReturnType<typeof promptList>
  idempotency: Idempotency
}

export const postRoutes =
  ({ posts, feed, prompts, idempotency }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, postsApi.prompts, () => prompts.list())
    serve(app, postsApi.create, async ({ viewer, body, request }) =>
      idempotency.once(request, viewer, () => posts.create(viewer, body)),
    )
    serveList(app, postsApi.list, ({ viewer, query }) => feed.everyone(viewer, query))
    serveList(app, postsApi.personalized, ({ viewer, query }) => feed.circle(viewer, query))
    serveList(app, postsApi.discovery, ({ viewer, query }) => feed.discovery(viewer, query))
    serveList(app, postsApi.myFeed, ({ viewer, query }) => feed.circle(viewer, query))
    serveList(app, postsApi.byUser, ({ viewer, params, query }) => feed.byAuthor(viewer, params.userId, query))
    serve(app, postsApi.read, ({ viewer, params }) => feed.one(viewer, params.id))
    serve(app, postsApi.update, ({ viewer, params, body }) => posts.edit(viewer, params.id, body))
    serve(app, postsApi.remove, ({ viewer, params }) => posts.remove(viewer, params.id))
    serve(app, postsApi.saveBlog, ({ viewer, params, body }) => posts.edit(viewer, params.id, { longContent: body.longContent }))
    serve(app, postsApi.removeBlog, ({ viewer, params }) => posts.edit(viewer, params.id, { longContent: null }))
  }
