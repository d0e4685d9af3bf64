import { type Access, ERROR_MESSAGES, type Role } from '@worrystone/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError, forbidden, unauthorized } from './app-error.ts'

/** The signed-in person behind a request. `sessionId` is the family of refresh tokens that the access token came from. */
export type Viewer = {
  userId: string
  /** What the person may do in this session: a member's calls only, as long as it lacks a second factor that their role asks for. */
  role: Role
  sessionId: string
  needsSecondFactor?: true
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** A team's token as it was sent, nobody has checked it yet; null: none. */
    teamToken: string | null
  }
}

const RANK = { anyone: 0, member: 1, moderator: 2, admin: 3, operator: 3 }

/** Refuses whoever the endpoint is not for. Runs before validation, so a stranger learns nothing about the input. */
export function authorize(who: Access, { viewer, teamToken }: Pick<FastifyRequest, 'viewer' | 'teamToken'>) {
  if (who === 'anyone') return
  // Only the registry knows its tokens: it checks them (`operators.ts`) before it comes to this.
  if (who === 'operator' && teamToken) return
  if (!viewer) throw unauthorized()
  if (RANK[viewer.role] >= RANK[who]) return
  throw viewer.needsSecondFactor ? new AppError('SECOND_FACTOR_NEEDED', ERROR_MESSAGES.SECOND_FACTOR_NEEDED) : forbidden()
}
