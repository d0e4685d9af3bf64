import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { authApi } from '@worrystone/contracts'
import { type Client, createClient } from './client.ts'
import { wrongUsage } from './failure.ts'
import { parseTeamToken } from './parse-input.ts'

/** Which site to call and as whom, from the command line and the environment. */
export type ConnectionOptions = {
  site: string
  token: string | undefined
  as: string | undefined
  seconds: number
  uploadSeconds: number
}

/** Reads the password: from the environment, from a terminal that does not show it, or the first line of what is piped in. */
export type PasswordSource = () => Promise<string>

export const readPassword =
  (environment: Record<string, string | undefined>, input: NodeJS.ReadStream = process.stdin): PasswordSource =>
  async () => {
    if (environment.WORRYSTONE_PASSWORD) return environment.WORRYSTONE_PASSWORD
    const isPerson = input.isTTY === true
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    if (isPerson) process.stderr.write('Password: ')
    const lines = createInterface({ input, output: silent, terminal: isPerson })
    try {
      const { value = '' } = await lines[Symbol.asyncIterator]().next()
      return value
    } finally {
      lines.close()
      if (isPerson) process.stderr.write('\n')
    }
  }

/**
 * Passes on a client that calls as a team (its token) or as an admin. An admin signs in for this one command, which is the fresh sign-in
 * that changes ask for, and is signed out again when it is done.
 */
export async function withClient<T>(
  options: ConnectionOptions,
  password: PasswordSource,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { site, seconds, uploadSeconds } = options
  const clientFor = (bearer: string | undefined) => createClient({ site, bearer, seconds, uploadSeconds })
  if (!options.as) {
    if (!options.token)
      throw wrongUsage("Say who you are: put your team's token into WORRYSTONE_TOKEN, or sign in as an admin with --as EMAIL.")
    return work(clientFor(parseTeamToken(options.token)))
  }
  const given = await password()
  if (!given) throw wrongUsage('There was no password: type it, pipe it in, or set WORRYSTONE_PASSWORD.')
  const anonymous = clientFor(undefined)
  const session = await anonymous.call(authApi.login, { body: { email: options.as, password: given } })
  if (session.kind !== 'signed-in')
    throw wrongUsage("This account needs a further step to sign in: use your team's token (WORRYSTONE_TOKEN) instead.")
  try {
    return await work(clientFor(session.token))
  } finally {
    // The session ends by itself in time; a sign-out that fails must not hide the result.
    await anonymous.call(authApi.logout, { body: { refreshToken: session.refreshToken } }).catch(() => {})
  }
}
