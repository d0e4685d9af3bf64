import { isInstalled, markInstalled } from '@worrystone/workspace/setup/packages'
import { remoteFiles } from './files.ts'
import { linkWorkspace, withWorkspace } from './link.ts'
import { nameProblem } from './name.ts'

/** What this generator uses of nx's tree, which writes to disk when the generator has returned. */
type Tree = { root: string; read(file: string, encoding: 'utf8'): string | null; write(file: string, text: string): void }

/** Creates a working remote of one page, ready to be built, tested and published. */
export async function generateRemote(
  tree: Tree,
  { name, team = name, path = `/${name}` }: { name: string; team?: string; path?: string },
) {
  const problem = /^[\w -]{1,40}$/.test(team)
    ? await nameProblem(tree.root, { name, path })
    : `"${team}" is not the name of a team: letters, digits, spaces and hyphens.`
  if (problem) throw new Error(problem)

  const wasInstalled = isInstalled(tree.root)
  const { files, packageJson } = remoteFiles(tree.root, { name, team, path })
  for (const [file, text] of Object.entries(files)) tree.write(`apps/${name}/${file}`, text)
  const lock = JSON.parse(tree.read('package-lock.json', 'utf8') ?? '')
  tree.write('package-lock.json', `${JSON.stringify(withWorkspace(lock, name, packageJson), null, 2)}\n`)

  return () => {
    linkWorkspace(tree.root, name)
    // Otherwise the next npm start would reinstall everything.
    if (wasInstalled) markInstalled(tree.root)
    console.log(nextSteps(name, path))
  }
}

function nextSteps(name: string, path: string): string {
  const commands = [
    ['npm start', `then open http://localhost:4400${path}`],
    [`npm run dev -- ${name} --against <site>`, 'inside a deployed site'],
    [`npx nx test ${name}`, 'its own tests'],
    [`npx nx run ${name}:conformance`, 'the rules of every remote'],
    [`npx nx build ${name}`, 'then publish it: docs/platform.md'],
  ] as const
  const width = Math.max(...commands.map(([command]) => command.length))
  return [
    `\nIts page is apps/${name}/src/pages/${name}-page.tsx.\n`,
    ...commands.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
    '\nTo take it back: remove the folder and run npm install.',
  ].join('\n')
}
