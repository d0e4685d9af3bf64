import { usersApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { ownRecord } from './own-record.ts'
import { presentProfile } from './present.ts'
import type { UserStore } from './store.ts'
import { availabilityOf } from './usernames.ts'

export const userRoutes = (users: UserStore) => async (app: FastifyInstance) => {
  serve(app, usersApi.profile, ({ viewer }) => ownRecord(app, users, viewer))

  serve(app, usersApi.byUsername, async ({ params, viewer }) => {
    const row = await users.findVisible(params.username, viewer?.userId)
    if (!row) throw notFound()
    return presentProfile(row)
  })

  serve(app, usersApi.usernameAvailable, ({ params }) => availabilityOf(users, params.username))
}
