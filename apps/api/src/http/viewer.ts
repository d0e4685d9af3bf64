import type { Role, Who } from '@worrystone/contracts'
import { forbidden, unauthorized } from './app-error.ts'

/** The signed-in person behind a request. `sessionId` is the family of refresh tokens that the access token came from. */
export type Viewer = { userId: string; role: Role; sessionId: string }

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

const RANK = { anyone: 0, member: 1, moderator: 2, admin: 3 }

/** Refuses whoever the endpoint is not for. Runs before validation, so a stranger learns nothing about the input. */
export function admit(who: Who, viewer: Viewer | null) {
  if (who === 'anyone') return
  if (!viewer) throw unauthorized()
  if (RANK[viewer.role] < RANK[who]) throw forbidden()
}
