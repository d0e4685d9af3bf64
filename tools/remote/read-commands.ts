import { registryApi } from '@worrystone/contracts'
import type { Command } from 'commander'
import type { RunCommand } from './command.ts'
import { wrongUsage } from './failure.ts'
import { formatComposition, formatHistory, formatRemote, formatRemotes } from './format.ts'
import { parseRemoteName, wholeNumber } from './parse-input.ts'
import { wrap } from './tables.ts'

const FINGERPRINT = /^[a-f0-9]{8}$/

export function addReadCommands(program: Command, perform: RunCommand) {
  const example = (...lines: string[]) => `\nExample:\n${lines.map((line) => `  npm run remote -- ${line}\n`).join('')}`

  program
    .command('status')
    .summary('what is stable, what is rolled out, and how it fares')
    .description('Tells what is stable, what is rolled out, and how it fares: all remotes in short, or one in full.')
    .argument('[remote]', 'the remote', parseRemoteName)
    .action((remote: string | undefined) =>
      perform(async (client) => {
        if (!remote) {
          const { remotes } = await client.call(registryApi.remotes, {})
          return { json: { remotes }, text: formatRemotes(remotes) }
        }
        const status = await client.call(registryApi.remote, { params: { remote } })
        return { json: status, text: formatRemote(status) }
      }),
    )
    .addHelpText('after', example('status', 'status worries'))

  program
    .command('history')
    .summary('who changed what, and why')
    .description('Tells who changed what, and why, newest first.')
    .argument('<remote>', 'the remote', parseRemoteName)
    .option('--limit <entries>', 'how many', wholeNumber('--limit', { min: 1, max: 100 }), 20)
    .action((remote: string, { limit }: { limit: number }) =>
      perform(async (client) => {
        const history = await client.call(registryApi.history, { params: { remote }, query: { limit } })
        return {
          json: history,
          text: formatHistory(history.entries) + (history.hasMore ? '\n      … and more: --limit 100' : ''),
        }
      }),
    )
    .addHelpText('after', example('history worries --limit 5'))

  program
    .command('explain')
    .summary('which build a visitor gets, and why')
    .description('Tells which build a visitor gets, and why. Without options: somebody who is not signed in.')
    .argument('<remote>', 'the remote', parseRemoteName)
    .option('--member <username>', 'a member; for admins only')
    .option('--subject <id>', 'a visitor, as platform.explain() shows it in their console')
    .option('--language <code>', 'their language, such as de')
    .option('--country <code>', 'their country, such as AT')
    .action(
      (remote: string, { member, ...visitor }: { member?: string; subject?: string; language?: string; country?: string }) =>
        perform(async (client) => {
          const body = { ...visitor, ...(member && { username: member }) }
          const explanation = await client.call(registryApi.explain, { params: { remote }, body })
          const first = explanation.build ? `${remote} ${explanation.build}` : `no build of ${remote}`
          return { json: explanation, text: [first, ...explanation.why.map((reason) => `  ${wrap(reason, 2)}`)].join('\n') }
        }),
    )
    .addHelpText('after', example('explain worries --member mira'))

  program
    .command('fingerprint')
    .summary('what a page was made of, by the id in an error panel')
    .description('Tells what a page was made of, by the fingerprint that stands in its error panel.')
    .argument('<id>', 'eight hexadecimal digits')
    .action((fingerprint: string) => {
      if (!FINGERPRINT.test(fingerprint))
        throw wrongUsage(`"${fingerprint}" is not a fingerprint: those have 8 hexadecimal digits.`)
      return perform(async (client) => {
        const composition = await client.call(registryApi.fingerprint, { params: { fingerprint } })
        return { json: composition, text: formatComposition(composition) }
      })
    })
    .addHelpText('after', example('fingerprint 4be0c1d2'))
}
