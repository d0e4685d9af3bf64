import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { standaloneFiles } from '@worrystone/new-remote/standalone-files'
import { installedVersion } from '@worrystone/rspack-config/shared-modules'
import type { Command } from 'commander'
import { wrongUsage } from './failure.ts'
import { parseRemoteName } from './parse-input.ts'
import { callerFolder } from './remote-folder.ts'

export function addCreateCommand(program: Command, print: (text: string) => void) {
  program
    .command('create')
    .summary('make a remote in a folder of its own')
    .description('Makes a working remote of one page in a new folder, which can be a repository of its own.')
    .argument('<name>', 'lower-case letters, digits and hyphens, such as sleep-diary', parseRemoteName)
    .option('--team <team>', 'who looks after it (default: its name)')
    .option('--path <path>', 'the address of its page (default: /<name>)')
    .action((name: string, { team = name, path: page = `/${name}` }: { team?: string; path?: string }) => {
      const folder = path.join(callerFolder(), name)
      if (existsSync(folder)) throw wrongUsage(`${folder} is there already: take another name, or remove that folder first.`)
      const files = standaloneFiles({ name, team, path: page }, installedVersion)
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        writeFileSync(path.join(folder, file), text)
      }
      print(`${folder} is there: ${Object.keys(files).length} files. Next: cd ${name}, npm install, npm run build.\n`)
    })
    .addHelpText('after', '\nExample:\n  npx worrystone-remote create sleep-diary --team care --path /sleep\n')
}
