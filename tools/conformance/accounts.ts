import { randomBytes } from 'node:crypto'
import { type AuthResponse, authApi, endpointRequest, getResponseData } from '@worrystone/contracts'
import type { CallApi } from '@worrystone/remote-kit/conformance'

/** The kinds of viewers of a page or slot. */
export type Viewer = 'visitor' | 'member' | 'admin'

/** A signed-in viewer; `call` calls the API as them. */
export type Member = { tokens: { token: string; refreshToken: string }; call: CallApi }

/** By default the admin of the demo community, which the product of this repository starts with. */
const { CONFORMANCE_ADMIN: email = 'amadou@demo.worrystone.example', CONFORMANCE_PASSWORD: password = 'Worry-Stone-24' } =
  process.env

function callerAt(address: string, token?: string): CallApi {
  return async (endpoint, input) => {
    const { path, headers, ...request } = endpointRequest(endpoint, input)
    const authorization = token && { authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/api${path}`, { ...request, headers: { ...headers, ...authorization } })
    return getResponseData(endpoint, { ok: response.ok, status: response.status, body: await response.text() })
  }
}

const memberOf = (address: string, { token, refreshToken }: AuthResponse): Member => ({
  tokens: { token, refreshToken },
  call: callerAt(address, token),
})

/** A member created for the checks: no other account's data is changed. */
export async function createMember(address: string): Promise<Member> {
  const username = `check_${randomBytes(5).toString('hex')}`
  const body = { username, email: `${username}@example.org`, password: `Pebble-${randomBytes(6).toString('hex')}-7` }
  return memberOf(address, await callerAt(address)(authApi.register, { body }))
}

export async function signInAdmin(address: string): Promise<Member> {
  if (process.env.CONFORMANCE_SITE && !process.env.CONFORMANCE_ADMIN)
    throw new Error('This page is for admins: name one of the site with --as EMAIL.')
  const session = await callerAt(address)(authApi.login, { body: { email, password } })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
  return memberOf(address, session)
}
