import { registryApi, type TeamToken } from '@worrystone/contracts'
import type { Command } from 'commander'
import type { Client } from './client.ts'
import type { RunCommand } from './command.ts'
import { EXIT, Failure } from './failure.ts'
import { formatAudit, formatTokens } from './format.ts'
import { parseRemoteName, wholeNumber } from './parse-input.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function addTokenCommands(program: Command, perform: RunCommand) {
  const token = program
    .command('token')
    .summary("make, list and revoke teams' tokens (admins)")
    .description("Makes, lists and revokes teams' tokens. Only an admin may: --as EMAIL.")

  token
    .command('make')
    .description('Makes a token that may operate these remotes and no others. It is shown once.')
    .argument('<name>', 'whose it is, such as worries-ci')
    .argument('<remotes...>', 'the remotes it may operate', (name: string, names: string[] = []) => [
      ...names,
      parseRemoteName(name),
    ])
    .action((name: string, remotes: string[]) =>
      perform(async (client) => {
        const created = await client.call(registryApi.createToken, { body: { name, remotes } })
        const text = `${created.token}\n\nThe token "${created.entry.name}" for ${remotes.join(', ')}. It is not shown again.`
        return { json: created, text }
      }),
    )
    .addHelpText('after', '\nExample:\n  npm run remote -- token make worries-ci worries --as you@example.org\n')

  token
    .command('list')
    .description('Lists the tokens in use.')
    .option('--revoked', 'the revoked ones as well')
    .action(({ revoked = false }: { revoked?: boolean }) =>
      perform(async (client) => {
        const tokens = await allTokens(client, revoked)
        return { json: { tokens }, text: formatTokens(tokens) }
      }),
    )
    .addHelpText('after', '\nExample:\n  npm run remote -- token list --as you@example.org\n')

  token
    .command('history')
    .description('Tells which tokens were made and revoked, and what they were refused, newest first.')
    .option('--limit <entries>', 'how many', wholeNumber('--limit', { min: 1, max: 100 }), 20)
    .action(({ limit }: { limit: number }) =>
      perform(async (client) => {
        const audit = await client.call(registryApi.audit, { query: { limit } })
        return { json: audit, text: formatAudit(audit.entries) + (audit.hasMore ? '\n… and more: --limit 100' : '') }
      }),
    )
    .addHelpText('after', '\nExample:\n  npm run remote -- token history --as you@example.org\n')

  token
    .command('revoke')
    .description('Revokes a token at once.')
    .argument('<token>', 'its name or id, as "token list" shows it; not the token itself')
    .action((token: string) =>
      perform(async (client) => {
        const tokenId = ID.test(token) ? token : await idOf(client, token)
        const revoked = await client.call(registryApi.revokeToken, { params: { tokenId } })
        return { json: revoked, text: `The token "${revoked.name}" is revoked: it opens nothing any more.` }
      }),
    )
    .addHelpText('after', '\nExample:\n  npm run remote -- token revoke worries-ci --as you@example.org\n')
}

const allTokens = async (client: Client, revoked: boolean): Promise<TeamToken[]> =>
  (await client.call(registryApi.tokens, { query: { revoked } })).tokens

async function idOf(client: Client, name: string): Promise<string> {
  const matches = (await allTokens(client, false)).filter((token) => token.name === name)
  const [match] = matches
  if (match && matches.length === 1) return match.id
  // Never repeated: the input may be the token itself.
  const sentence =
    matches.length === 0 ? 'There is no token with this name in use.' : `${matches.length} tokens have this name: give the id.`
  throw new Failure(sentence, { exit: EXIT.refused, code: 'NOT_FOUND', reasons: matches.map(({ id }) => id) })
}
