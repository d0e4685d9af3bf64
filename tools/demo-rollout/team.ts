import { DEMO_SIGN_INS } from '@worrystone/api/demo-seed'
import { HistoryEntry, RemoteStatus } from '@worrystone/contracts'
import { commandRunner } from '@worrystone/remote-cli/command-runner'

export type Team = Awaited<ReturnType<typeof createTeam>>

/** The team of `worries` with a token of its own, which uses `npm run remote` like any team. */
export async function createTeam(site: string) {
  const admin = DEMO_SIGN_INS.find(({ who }) => who.includes('admin'))
  if (!admin) throw new Error('The demo community has no admin')
  const asAdmin = commandRunner({ WORRYSTONE_URL: site }, admin.password)
  const created = await asAdmin('token', 'make', 'worries-ci', 'worries', '--as', admin.email, '--json')
  if (created.exit !== 0) throw new Error(`No token could be made: ${created.err}`)
  const command = commandRunner({ WORRYSTONE_URL: site, WORRYSTONE_TOKEN: JSON.parse(created.out).token })

  /** The JSON output of a command; a command that fails ends the demo. */
  async function remote(...args: string[]): Promise<unknown> {
    const { exit, out, err } = await command(...args, '--json')
    if (exit !== 0) throw new Error(`npm run remote -- ${args.join(' ')}\n${err}`)
    return JSON.parse(out)
  }

  return {
    remote,
    status: async () => RemoteStatus.parse(await remote('status', 'worries')),
    /** The registry's own last change. */
    async lastGateAction(): Promise<HistoryEntry | undefined> {
      const { entries } = (await remote('history', 'worries')) as { entries: unknown[] }
      return entries.map((entry) => HistoryEntry.parse(entry)).find(({ who }) => who === 'gate')
    },
  }
}
