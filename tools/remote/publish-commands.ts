import path from 'node:path'
import { type RemoteStatus, registryApi } from '@worrystone/contracts'
import type { Command } from 'commander'
import type { RunCommand } from './command.ts'
import { parseRemoteName } from './parse-input.ts'
import { publish, readBuild } from './publish.ts'
import { callerFolder, getRemoteFolder } from './remote-folder.ts'
import { kilobytes } from './tables.ts'

export function addPublishCommands(program: Command, perform: RunCommand) {
  program
    .command('publish')
    .summary('upload a build')
    .description(
      'Uploads a build. The registry checks every file and refuses with all reasons; no visitor gets it before a rollout.',
    )
    .argument('[remote]', 'its name (default: the remote of this folder)', parseRemoteName)
    .option('--dir <folder>', "where the build is (default: the remote's dist)")
    .action(async (name: string | undefined, { dir }: { dir?: string }) => {
      const folder = name !== undefined && dir !== undefined ? { name, dir: '' } : await getRemoteFolder(name)
      const remote = folder.name
      const build = readBuild(remote, dir ? path.resolve(callerFolder(), dir) : path.join(folder.dir, 'dist'))
      return perform(async (client) => {
        const published = await publish(client, build)
        const status = await client.call(registryApi.remote, { params: { remote } })
        const summary = `Published ${remote} ${published.build}: ${published.files} files, ${kilobytes(published.bytes)}.`
        const text = [summary, '', ...nextStep(status, published)].join('\n')
        return { json: published, text }
      })
    })
    .addHelpText(
      'after',
      `
Examples:
  npx nx build worries && npm run remote -- publish worries
  npm run remote -- publish worries --dir /tmp/worries-dist --json
`,
    )
}

/** The commands that offer the build to visitors from the current record. */
function nextStep({ remote, stable, kill }: RemoteStatus, { build, look }: { build: string; look: string }): string[] {
  // A switched-off remote is off for QA links too.
  if (kill.on) {
    return [
      'The remote is switched off for everybody. Look at the build with',
      `  npm run dev -- ${remote} --against <the site>`,
      stable === build ? 'and then open it:' : 'and then open the remote, which has another stable build:',
      `  npm run remote -- revive ${remote} --why "its first day"`,
    ]
  }
  const qaText = ['Look at it, seen by nobody else:', `  ${look}`]
  if (stable === build) return [...qaText, '', 'It is the stable build: everybody gets it.']
  const steps = '    --steps 1:30,10:60,100:60 --why "what is new"'
  return [...qaText, '', 'Roll it out:', `  npm run remote -- rollout ${remote} ${build} \\`, steps]
}
