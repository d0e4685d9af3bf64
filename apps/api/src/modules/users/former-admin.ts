import type { FastifyInstance } from 'fastify'
import { forbidden, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from './store.ts'

/** Refuses former admins: the access token may be older than the end of its session or of the role. */
export const formerAdminRefusal = (app: FastifyInstance, users: Pick<UserStore, 'find'>) => async (viewer: Viewer) => {
  if (!(await app.isSessionLive(viewer))) throw unauthorized()
  if ((await users.find(viewer.userId))?.role !== 'admin') throw forbidden()
}
