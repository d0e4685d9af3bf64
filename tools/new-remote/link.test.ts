import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { remoteFiles } from './files.ts'
import { withWorkspace } from './link.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

it('writes the lockfile entries that npm wrote for an existing remote', () => {
  const { 'apps/worries': workspace, 'node_modules/@worrystone/worries': link, ...others } = lock.packages
  const { version, dependencies, devDependencies } = workspace
  const rewritten = withWorkspace({ ...lock, packages: others }, 'worries', { version, dependencies, devDependencies })
  expect(link).toBeTruthy()
  expect(JSON.stringify(rewritten)).toBe(JSON.stringify(lock))
})

it('adds no dependency that would have to be installed', () => {
  const { files } = remoteFiles(ROOT, { name: 'sleep-diary', team: 'care', path: '/sleep-diary' })
  const { dependencies, nx } = JSON.parse(files['package.json'] ?? '')
  for (const [name, version] of Object.entries(dependencies)) {
    const installed = lock.packages[`node_modules/${name}`]
    expect(installed.link === true || installed.version === version, name).toBe(true)
  }
  expect(Object.keys(nx.targets)).toEqual(['build', 'conformance', 'test'])
  expect(JSON.stringify(nx)).not.toContain('worries')
})

it('has every language of the site', () => {
  const files = Object.keys(remoteFiles(ROOT, { name: 'naps', team: 'care', path: '/naps' }).files)
  for (const { code } of LANGUAGES) expect(files).toContain(`dictionaries/${code}.json`)
})
