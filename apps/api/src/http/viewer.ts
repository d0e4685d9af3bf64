import { type Access, ERROR_MESSAGES, type Role } from '@worrystone/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError, forbidden, unauthorized } from './app-error.ts'

/** The signed-in user of a request. `sessionId` is the session whose refresh tokens the access token came from. */
export type Viewer = {
  userId: string
  /** The effective role in this session: `member` while it lacks a second factor that the user's role requires. */
  role: Role
  sessionId: string
  needsSecondFactor?: true
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** A team's token as it was sent, not verified yet; null: none. */
    teamToken: string | null
  }
}

const RANK = { anyone: 0, member: 1, moderator: 2, admin: 3, operator: 3 }

/** Refuses viewers whom the endpoint does not allow. Runs before validation, so that a visitor learns nothing about the input. */
export function authorize(who: Access, { viewer, teamToken }: Pick<FastifyRequest, 'viewer' | 'teamToken'>) {
  if (who === 'anyone') return
  // Only the registry can verify its tokens (`operators.ts`).
  if (who === 'operator' && teamToken) return
  if (!viewer) throw unauthorized()
  if (RANK[viewer.role] >= RANK[who]) return
  throw viewer.needsSecondFactor ? new AppError('SECOND_FACTOR_NEEDED', ERROR_MESSAGES.SECOND_FACTOR_NEEDED) : forbidden()
}
