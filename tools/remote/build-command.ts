import { createRequire } from 'node:module'
import path from 'node:path'
import type { Command } from 'commander'
import { EXIT, Failure } from './failure.ts'
import { getRemoteFolder } from './remote-folder.ts'
import { runProgram } from './run-program.ts'

const require = createRequire(import.meta.url)
const RSPACK = path.join(path.dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js')

export function addBuildCommand(program: Command) {
  program
    .command('build')
    .summary('build a remote')
    .description('Builds a remote into its dist/, as its rspack.config.ts says: rspack build. Fails when it is over a budget.')
    .argument('[remote]', 'its name or folder (default: the one of this folder)')
    .action(async (nameOrFolder: string | undefined) => {
      const { dir } = await getRemoteFolder(nameOrFolder)
      if ((await runProgram(RSPACK, ['build'], dir)) !== 0)
        throw new Failure('The build failed: the lines above say why.', { exit: EXIT.refused })
    })
    .addHelpText('after', '\nExample:\n  npm run remote -- build worries\n')
}
