import { profilesApi, usersApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import { serve } from '../../http/serve.ts'
import { ownRecord } from './own-record.ts'
import type { PersonSearch } from './person-search.ts'
import { presentProfile, presentSummary, presentUser } from './present.ts'
import type { ownProfile } from './profile.ts'
import type { UserStore } from './store.ts'
import { availabilityOf } from './usernames.ts'

type Options = { users: UserStore; search: PersonSearch; profile: ReturnType<typeof ownProfile> }

export const userRoutes =
  ({ users, search, profile }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, usersApi.profile, ({ viewer }) => ownRecord(app, users, viewer))
    serve(app, profilesApi.update, async ({ viewer, body }) => presentUser(await profile.change(viewer.userId, body), viewer))

    serve(app, profilesApi.search, async ({ query: { query, limit, offset }, viewer: { userId } }) => {
      const { page, hasMore } = cutPage(await search(query, { viewerId: userId, offset, rows: limit + 1 }), limit)
      return { users: page.map(presentSummary), hasMore }
    })

    serve(app, usersApi.byUsername, async ({ params, viewer }) => {
      const row = await users.findVisibleByUsername(params.username, viewer?.userId)
      if (!row) throw notFound()
      return presentProfile(row)
    })

    serve(app, usersApi.usernameAvailable, ({ params }) => availabilityOf(users, params.username))
  }
