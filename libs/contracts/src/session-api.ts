import * as z from '@worrystone/contracts/zod'
import { Done, endpoint } from './endpoint.ts'
import { User } from './users.ts'

/** Access token (JWT, 15 minutes) and refresh token (opaque, 30 days, new at each use). */
export const Tokens = z.object({ token: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof Tokens>

const SIGN_IN = 'Please log in to access this feature'
const RefreshToken = z.string(SIGN_IN).check(z.minLength(1, SIGN_IN), z.maxLength(200, SIGN_IN))

/** What a page needs to know the signed-in account, separate from the forms of `authApi`: the shell contains it before its first paint. */
export const sessionApi = {
  profile: endpoint.get('/auth/profile', { who: 'member', summary: 'Who is signed in', response: User }),
  refresh: endpoint.post('/auth/refresh', {
    who: 'anyone',
    summary: 'Exchange the refresh token for new tokens',
    ignoresAccessToken: true,
    rate: 'refresh',
    body: z.strictObject({ refreshToken: RefreshToken }),
    response: Tokens,
  }),
  logout: endpoint.post('/auth/logout', {
    who: 'anyone',
    summary: 'End this session on every tab',
    ignoresAccessToken: true,
    rate: 'refresh',
    body: z.optional(z.nullable(z.strictObject({ refreshToken: z.optional(RefreshToken) }))),
    response: Done,
  }),
}
