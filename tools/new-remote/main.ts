// npm run new-remote: a working remote of one page, ready to be built, tested and published.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import { filesOf } from './files.ts'
import { linkWorkspace } from './link.ts'
import { nameProblem } from './name.ts'

const ROOT = resolve(import.meta.dirname, '../..')

async function main(): Promise<number> {
  const command = new Command('npm run new-remote --')
    .description('Makes a working remote of one page in apps/<name>.')
    .argument('<name>', 'lower-case letters, digits and hyphens, such as sleep-diary')
    .option('--team <team>', 'who looks after it (default: its name)')
    .option('--path <path>', 'the address of its page (default: /<name>)')
    .addHelpText('after', '\nExample:\n  npm run new-remote -- sleep-diary --team care --path /sleep\n')
    .exitOverride()
    .parse()
  const [name = ''] = command.args
  const { team = name, path = `/${name}` } = command.opts<{ team?: string; path?: string }>()
  const complaint = /^[\w -]{1,40}$/.test(team)
    ? await nameProblem(ROOT, { name, path })
    : `"${team}" is not the name of a team: letters, digits, spaces and hyphens.`
  if (complaint) {
    console.error(complaint)
    return 1
  }
  const files = filesOf(ROOT, { name, team, path })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), text)
  }
  linkWorkspace(ROOT, name)
  console.log(nextSteps(name, { count: Object.keys(files).length, path }))
  return 0
}

function nextSteps(name: string, { count, path }: { count: number; path: string }): string {
  const next = [
    ['npm start', `then open http://localhost:4400${path}`],
    [`npm run dev -- ${name} --against <site>`, 'inside a deployed site'],
    [`npx vitest run apps/${name}`, 'its own tests'],
    [`npx nx run ${name}:conformance`, 'the rules of the house'],
    [`npx nx build ${name}`, 'then publish it: docs/platform.md'],
  ] as const
  const width = Math.max(...next.map(([command]) => command.length))
  return [
    `apps/${name} is there: ${count} files, known to the workspace and to package-lock.json.`,
    `Its page is apps/${name}/src/pages/${name}-page.tsx.`,
    '',
    ...next.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
    '',
    'To take it back: remove the folder and run npm install.',
  ].join('\n')
}

process.exitCode = await main().catch((thrown: unknown) => {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
  throw thrown
})
