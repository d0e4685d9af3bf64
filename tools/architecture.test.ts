import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from './architecture.ts'

const project = (name: string, layer: string, fields: object = {}) =>
  JSON.stringify({ name: `@worrystone/${name}`, exports: {}, nx: { tags: [`layer:${layer}`] }, ...fields })

const uses = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '*']))

/** A small workspace without violations. */
const WORKSPACE: Record<string, string> = {
  'package.json': JSON.stringify({ devDependencies: uses('vitest') }),
  'libs/contracts/package.json': project('contracts', 'contracts', {
    exports: { '.': './src/index.ts' },
    dependencies: uses('zod'),
  }),
  'libs/contracts/src/index.ts': "import { z } from 'zod'\nexport const Post = z.object({})\n",
  'libs/session/package.json': project('session', 'pipe', {
    exports: { '.': './src/index.ts' },
    dependencies: uses('@worrystone/contracts'),
  }),
  'libs/session/src/index.ts': "import type { Post } from '@worrystone/contracts'\nexport type Session = { post: typeof Post }\n",
  'libs/ui/package.json': project('ui', 'ui', {
    exports: { '.': './src/index.ts', './testing': './src/testing.ts', './conformance': './src/conformance.ts' },
    dependencies: uses('@worrystone/session', 'react'),
  }),
  'libs/ui/src/index.ts': "export { Button } from './button.tsx'\n",
  'libs/ui/src/button.tsx':
    "import { useState } from 'react'\nexport const Button = () => <button type='button'>{useState(1)[0]}</button>\n",
  'libs/ui/src/testing.ts': "export { it } from 'vitest'\n",
  'apps/shell/package.json': project('shell', 'app', { dependencies: uses('@worrystone/ui', 'react-dom', 'styled-components') }),
  'apps/shell/src/start.tsx':
    "import { createRoot } from 'react-dom/client'\nimport { createGlobalStyle } from 'styled-components'\nvoid [createRoot, createGlobalStyle]\n",
  'apps/worries/package.json': project('worries', 'app', {
    dependencies: uses('@worrystone/ui', '@worrystone/contracts', 'styled-components', 'react-dom'),
    devDependencies: uses('@worrystone/rspack-config'),
  }),
  'apps/worries/rspack.config.ts': "import { remote } from '@worrystone/rspack-config/remote'\nvoid remote\n",
  'apps/worries/src/exposes/feed.ts': "import { FeedPage } from '../pages/feed-page.tsx'\nexport const expose = FeedPage\n",
  'apps/worries/src/pages/feed-page.tsx': "import { Feed } from '../features/feed/feed.tsx'\nexport const FeedPage = Feed\n",
  'apps/worries/src/features/feed/feed.tsx':
    "import { Button } from '@worrystone/ui'\nimport { Card } from '../../shared/card.tsx'\nexport const Feed = [Button, Card]\n",
  'apps/worries/src/features/post/post.tsx': 'export const Post = 1\n',
  'apps/worries/src/features/post/post.test.tsx': "import { it } from 'vitest'\nimport '@worrystone/ui/testing'\nit('x')\n",
  'apps/worries/src/shared/card.tsx': 'export const Card = 1\n',
  'apps/api/package.json': project('api', 'api', { dependencies: uses('@worrystone/contracts', 'kysely') }),
  'apps/api/src/config.ts': 'export const config = process.env.PORT\n',
  'apps/api/src/http/serve.ts': 'export const serve = 1\n',
  'apps/api/src/db/migrations/0001-all.sql': 'create table people (id uuid);\ncreate table posts (id uuid);\n',
  'apps/api/src/seed/demo.ts': "declare const db: any\ndb.insertInto('people')\n",
  'apps/api/src/modules/users/index.ts': "export { find } from './store.ts'\n",
  'apps/api/src/modules/users/store.ts':
    "declare const db: any\n// another module may insert into posts\nexport const find = () => db.updateTable('people').set({})\n",
  'apps/api/src/modules/posts/index.ts': "import { find } from '../users/index.ts'\nexport const posts = find\n",
  'apps/api/src/modules/posts/store.ts':
    'declare const sql: any\nexport const add = sql`insert into posts (id) values (1) on conflict do update set id = 2`\n',
  'tools/package.json': project('workspace', 'tool', { dependencies: uses('@worrystone/rspack-config') }),
  'tools/checks.ts': "import '@worrystone/rspack-config/remote'\n",
  'tools/rspack/package.json': project('rspack-config', 'tool', {
    exports: { './remote': './remote.ts' },
    dependencies: uses('@worrystone/contracts'),
  }),
  'tools/rspack/remote.ts': "import '@worrystone/contracts'\nexport const remote = 1\n",
  'e2e/package.json': project('e2e', 'e2e', { dependencies: uses('@worrystone/contracts') }),
  'e2e/journeys/first.e2e.ts': "import { Post } from '@worrystone/contracts'\nvoid Post\n",
}

let root: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'))
  for (const [file, text] of Object.entries(WORKSPACE)) put(file, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('reports nothing about a workspace without violations', () => {
  expect(findViolations(root)).toEqual([])
})

/** Each violation is made alone, and must be the only thing reported. */
describe('reports', () => {
  it.each([
    [
      'an app that imports another app',
      'apps/shell/src/start.tsx',
      "import '@worrystone/worries'",
      'app may not use @worrystone/worries',
    ],
    [
      'a feature that imports its sibling',
      'apps/worries/src/features/feed/feed.tsx',
      "import '../post/post.tsx'",
      'move what is shared up',
    ],
    [
      'a feature that imports a page',
      'apps/worries/src/features/post/post.tsx',
      "import '../../pages/feed-page.tsx'",
      'pass it in as a prop',
    ],
    [
      'shared code that imports a feature',
      'apps/worries/src/shared/card.tsx',
      "export * from '../features/post/post.tsx'",
      'pass it in as a prop',
    ],
    [
      'a page that imports an expose',
      'apps/worries/src/pages/feed-page.tsx',
      "const d = import('../exposes/feed.ts')",
      'imports upward from src/exposes',
    ],
    [
      'a module that reaches past an index',
      'apps/api/src/modules/posts/index.ts',
      "import '../users/store.ts'",
      'use its index.ts',
    ],
    [
      'the root of the API reaching past an index',
      'apps/api/src/app.ts',
      "import './modules/users/store.ts'",
      'use its index.ts',
    ],
    [
      'a foundation that knows a module',
      'apps/api/src/http/serve.ts',
      "import '../modules/users/index.ts'",
      'let it be passed in',
    ],
    [
      'a deep import into a lib',
      'apps/shell/src/start.tsx',
      "import '@worrystone/ui/src/button.tsx'",
      "has no export './src/button.tsx'",
    ],
    [
      'an undeclared lib of the workspace',
      'apps/shell/src/start.tsx',
      "import '@worrystone/session'",
      'not in the dependencies of apps/shell',
    ],
    [
      'an undeclared package',
      'apps/worries/src/shared/card.tsx',
      "import type { X } from 'left-pad'",
      'add it there or do without',
    ],
    [
      'a test tool in shipped code',
      'apps/worries/src/shared/card.tsx',
      "import 'vitest'",
      'not in the dependencies of apps/worries',
    ],
    ['a builtin without its prefix', 'apps/api/src/config.ts', "import 'fs'", 'write node:fs'],
    [
      'a relative path out of the project',
      'apps/shell/src/start.tsx',
      "import '../../../libs/ui/src/index.ts'",
      'leaves @worrystone/shell',
    ],
    [
      'an app that imports a tool by its path',
      'apps/shell/src/start.tsx',
      "import '../../../tools/source.ts'",
      'leaves @worrystone/shell',
    ],
    [
      'an app that ships a tool',
      'apps/worries/src/shared/card.tsx',
      "import '@worrystone/rspack-config/remote'",
      'app may not use @worrystone/rspack-config',
    ],
    [
      'a tool that reaches into an app',
      'tools/rspack/remote.ts',
      "import '../../apps/api/src/config.ts'",
      'leaves @worrystone/rspack-config',
    ],
    ['a tool inside another', 'tools/checks.ts', "import './rspack/remote.ts'", 'leaves @worrystone/workspace'],
    ['test helpers in shipped code', 'apps/shell/src/start.tsx', "import '@worrystone/ui/testing'", 'only tests may use'],
    [
      'the conformance kit in shipped code',
      'apps/shell/src/start.tsx',
      "import '@worrystone/ui/conformance'",
      'only tests may use',
    ],
    ['a component that fetches', 'libs/ui/src/button.tsx', "import '@worrystone/session'", 'ui knows no data'],
    ['a remote that makes its own root', 'apps/worries/src/exposes/feed.ts', "import 'react-dom/client'", 'makes no React root'],
    [
      'a remote with global styles',
      'apps/worries/src/shared/card.tsx',
      "import { createGlobalStyle } from 'styled-components'",
      'global styles belong to the shell',
    ],
    [
      'a second reader of the environment',
      'apps/api/src/http/serve.ts',
      'const a = process.env.PORT',
      'only config.ts reads process.env',
    ],
    [
      'a second writer through Kysely',
      'apps/api/src/modules/posts/index.ts',
      "const db: any = 1; db.deleteFrom('people')",
      'table people is written by',
    ],
    [
      'a second writer in SQL',
      'apps/api/src/modules/users/index.ts',
      'const q = `update posts as p set id = 1`',
      'table posts is written by',
    ],
    [
      'journeys that know the API from inside',
      'e2e/journeys/first.e2e.ts',
      "import '@worrystone/api'",
      'e2e may not use @worrystone/api',
    ],
  ])('%s', (_name, file, line, complaint) => {
    put(file, `${line}\n${WORKSPACE[file] ?? ''}`)
    const violations = findViolations(root)
    expect(violations).toHaveLength(1)
    expect(violations[0]).toContain(complaint)
    expect(violations[0]).toContain(file.split('/').slice(0, 2).join('/'))
  })

  it('an import of a higher layer', () => {
    put(
      'libs/contracts/package.json',
      WORKSPACE['libs/contracts/package.json']?.replace('"zod"', '"@worrystone/ui":"*","zod"') ?? '',
    )
    expect(findViolations(root)).toEqual(['libs/contracts/package.json: contracts may not use @worrystone/ui (ui); see MAY_USE'])
  })

  it('a project without a layer', () => {
    put('libs/ui/package.json', WORKSPACE['libs/ui/package.json']?.replace('layer:ui', 'scope:x') ?? '')
    expect(findViolations(root).join('\n')).toContain('libs/ui/package.json: give it one nx tag')
  })

  it('several violations at once', () => {
    put('apps/worries/src/shared/card.tsx', "import '../features/post/post.tsx'\nimport 'left-pad'\n")
    expect(findViolations(root)).toHaveLength(2)
  })
})
