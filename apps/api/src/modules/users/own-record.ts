import type { User } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentUser } from './present.ts'
import type { UserStore } from './store.ts'

/** The viewer's own record. Refused after the end of the session, which an access token outlives by minutes. */
export async function ownRecord(app: FastifyInstance, users: UserStore, viewer: Viewer): Promise<User> {
  const row = (await app.isSessionLive(viewer)) ? await users.find(viewer.userId) : undefined
  if (!row) throw unauthorized()
  return presentUser(row, viewer)
}
