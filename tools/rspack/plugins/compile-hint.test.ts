import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { baseConfig } from '../base-config.ts'
import { compile } from '../compile.ts'
import { compiledWhileLoading } from './compile-hint.ts'

it('writes the hint before the first line of the named groups, after minimizing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'worrystone-hint-'))
  try {
    writeFileSync(join(dir, 'main.js'), `import(/* webpackChunkName: "soon" */ './soon.js'); import('./later.js')`)
    for (const name of ['soon', 'later'])
      writeFileSync(join(dir, `${name}.js`), `export const ${name} = document.title + '${name}'`)
    const base = baseConfig({ dir, name: 'hint', output: {} })
    await compile({ ...base, entry: './main.js', plugins: [compiledWhileLoading(['main', 'soon'])] })

    const dist = join(dir, 'dist')
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))
    const hinted = scripts.filter((file) => readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(scripts).toHaveLength(3)
    expect(hinted.map((file) => file.split('.')[0]).sort()).toEqual(['main', 'soon'])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})
