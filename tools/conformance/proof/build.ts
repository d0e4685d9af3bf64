import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type RemoteSource } from '@worrystone/contracts'
import { buildRemote } from '@worrystone/rspack-config/remote'

/** Every page and slot of the remote that tests the kit: its file in `src/`, and its name there. */
const EXPOSES: Record<string, string> = {
  good: 'good.tsx',
  ...exposesIn('leaks.tsx', [
    'listener',
    'interval',
    'observer',
    'connection',
    'element',
    'rules',
    'overflow',
    'held',
    'detached',
  ]),
  ...exposesIn('faulty-pages.tsx', [
    'console_',
    'report',
    'policy',
    'blank',
    'id',
    'shared',
    'globalStyle',
    'body',
    'popstate',
    'keys',
  ]),
  ...exposesIn('faulty-pages.tsx', ['label', 'english', 'wide', 'leftToRight', 'lastingRequest', 'repeatedRequest']),
  history_: 'history.tsx',
  ...exposesIn('lifecycles.tsx', ['root', 'bare', 'endlessMount', 'endlessUnmount']),
}

function exposesIn(file: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, file]))
}

const SOURCE = {
  name: 'proof',
  team: 'platform',
  routes: Object.keys(EXPOSES).map((name) => ({ path: `/proof/${name}`, expose: name, titleKey: 'A quiet page' })),
  fills: [],
  events: { emits: [], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 1_000 },
} satisfies RemoteSource

/** Builds a remote with one good page, and one page for each violation, exactly as every remote is built. */
export async function buildProof(folder: string): Promise<void> {
  cpSync(path.join(import.meta.dirname, 'src'), path.join(folder, 'src'), { recursive: true })
  mkdirSync(path.join(folder, 'src/exposes'))
  mkdirSync(path.join(folder, 'dictionaries'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }))
  for (const [name, file] of Object.entries(EXPOSES)) {
    const code = `import { ${name} } from '../${file}'\nexport const { bootstrap, mount, unmount } = ${name}\n`
    writeFileSync(path.join(folder, 'src/exposes', `${name}.ts`), code)
  }
  for (const { code } of LANGUAGES) {
    const dictionary = { 'A quiet page': code === 'en' ? 'A quiet page' : `(${code})` }
    writeFileSync(path.join(folder, 'dictionaries', `${code}.json`), JSON.stringify(dictionary))
  }
  await buildRemote(folder, SOURCE)
}
