import type { Command } from 'commander'
import type { CommandIo } from './command.ts'
import { EXIT, Failure, wrongUsage } from './failure.ts'
import { parseSiteUrl } from './parse-input.ts'
import { getRemoteFolder } from './remote-folder.ts'

type CheckOptions = { against?: string }

export function addCheckCommand(program: Command, { environment, password }: Pick<CommandIo, 'environment' | 'password'>) {
  program
    .command('check')
    .summary('check a built remote against the rules of the platform')
    .description(
      'Opens each page and slot of a built remote in a browser and checks the rules of the platform (the conformance kit). The API is that of a site, where the checks register members of their own; pages for admins need --as. Inside the repository of Worrystone it needs no site.',
    )
    .argument('[remotes...]', 'names or folders (default: the one of this folder)')
    .option('--against <url>', 'the site, best one for development (default: WORRYSTONE_URL)')
    .action(async (names: string[], { against }: CheckOptions) => {
      const { CannotCheck, checkRemotes } = await import('@worrystone/conformance/check')
      const site = against ?? environment.WORRYSTONE_URL
      const remotes = await Promise.all((names.length > 0 ? names : [undefined]).map((name) => getRemoteFolder(name)))
      const { as } = program.opts<{ as?: string }>()
      const admin = as === undefined ? undefined : { email: as, password: await password() }
      const isPassed = await checkRemotes(remotes, { site: site && parseSiteUrl(site), admin }).catch((thrown) => {
        throw thrown instanceof CannotCheck ? wrongUsage(thrown.message) : thrown
      })
      if (!isPassed) throw new Failure('A rule is broken: the lines above say where.', { exit: EXIT.refused })
    })
    .addHelpText('after', '\nExample:\n  npm run remote -- check worries --against http://localhost:4400\n')
}
