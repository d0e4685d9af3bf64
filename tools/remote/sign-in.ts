import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { authApi } from '@worrystone/contracts'
import { type Client, createClient } from './client.ts'
import { wrongUsage } from './failure.ts'
import { parseTeamToken } from './parse-input.ts'

/** The site and the caller, from the command line and the environment. */
export type ConnectionOptions = {
  site: string
  token: string | undefined
  as: string | undefined
  seconds: number
  uploadSeconds: number
}

/** Reads the password: from the environment, from a terminal without echo, or the first line of standard input. */
export type PasswordSource = () => Promise<string>

export const readPassword =
  (environment: Record<string, string | undefined>, input: NodeJS.ReadStream = process.stdin): PasswordSource =>
  async () => {
    if (environment.WORRYSTONE_PASSWORD) return environment.WORRYSTONE_PASSWORD
    const isTerminal = input.isTTY === true
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    if (isTerminal) process.stderr.write('Password: ')
    const lines = createInterface({ input, output: silent, terminal: isTerminal })
    try {
      const { value = '' } = await lines[Symbol.asyncIterator]().next()
      return value
    } finally {
      lines.close()
      if (isTerminal) process.stderr.write('\n')
    }
  }

/**
 * Passes a client that calls as a team (its token) or as an admin. An admin signs in for this one command, which is the fresh sign-in
 * that changes require, and is signed out afterwards.
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
  const adminPassword = await password()
  if (!adminPassword) throw wrongUsage('There was no password: type it, pipe it in, or set WORRYSTONE_PASSWORD.')
  const anonymous = clientFor(undefined)
  const session = await anonymous.call(authApi.login, { body: { email: options.as, password: adminPassword } })
  if (session.kind !== 'signed-in')
    throw wrongUsage("This account needs a further step to sign in: use your team's token (WORRYSTONE_TOKEN) instead.")
  try {
    return await work(clientFor(session.token))
  } finally {
    // The session expires by itself; a failed sign-out must not hide the result.
    await anonymous.call(authApi.logout, { body: { refreshToken: session.refreshToken } }).catch(() => {})
  }
}
