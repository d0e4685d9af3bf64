import type { FastifyInstance } from 'fastify'
import { forbidden, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from './store.ts'

/** Refuses former admins, whose access token may have been issued before the session or the role ended. */
export const formerAdminRefusal = (app: FastifyInstance, users: Pick<UserStore, 'find'>) => async (viewer: Viewer) => {
  if (!(await app.isSessionLive(viewer))) throw unauthorized()
  if ((await users.find(viewer.userId))?.role !== 'admin') throw forbidden()
}
