import { randomBytes } from 'node:crypto'
import { type AuthResponse, authApi } from '@worrystone/contracts'
import type { Ask } from '@worrystone/remote-kit/conformance'

/** Who looks at a door. */
export type Viewer = 'visitor' | 'member' | 'admin'

/** Somebody signed in, and how to ask the API as them. */
export type Member = { tokens: { token: string; refreshToken: string }; ask: Ask }

/** Of the demo community that the product under the checks starts with. */
const ADMIN = { email: 'amadou@demo.worrystone.example', password: 'Worry-Stone-24' }

function askAt(address: string, token?: string): Ask {
  return async (endpoint, { params, body } = {}) => {
    const path = endpoint.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    const answer = await fetch(`${address}/api${path}`, {
      method: endpoint.method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${endpoint.method} ${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: never }).data
  }
}

const memberOf = (address: string, { token, refreshToken }: AuthResponse): Member => ({
  tokens: { token, refreshToken },
  ask: askAt(address, token),
})

/** A member of the checks' own: nobody else's page changes with them. */
export async function aMember(address: string): Promise<Member> {
  const username = `check_${randomBytes(5).toString('hex')}`
  const body = { username, email: `${username}@example.org`, password: `Pebble-${randomBytes(6).toString('hex')}-7` }
  return memberOf(address, await askAt(address)(authApi.register, { body }))
}

export async function anAdmin(address: string): Promise<Member> {
  const session = await askAt(address)(authApi.login, { body: ADMIN })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
  return memberOf(address, session)
}
