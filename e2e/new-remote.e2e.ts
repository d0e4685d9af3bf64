import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { copyMigratedData } from './migrated-data.ts'
import { type Product, withDataDir, withStartedProduct } from './product.ts'
import { copyWorkspace } from './workspace.ts'

const run = promisify(execFile)

type Workspace = {
  root: string
  /** Runs a program of the workspace and returns its output, or fails with it. */
  runInCopy: (program: string, ...args: string[]) => Promise<string>
}

/** A copy of the workspace, so that this one stays unchanged. */
async function inCopiedWorkspace(work: (workspace: Workspace) => Promise<void>) {
  await withDataDir(async (root) => {
    copyWorkspace(root)
    const bin = join(root, 'node_modules/.bin')
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NX_DAEMON: 'false', NX_TUI: 'false' }
    const runInCopy = async (program: string, ...args: string[]) => {
      const { stdout } = await run(program, args, { cwd: root, env, maxBuffer: 20_000_000 }).catch((thrown) => {
        throw new Error(`${program} ${args.join(' ')}\n${thrown.stdout}${thrown.stderr}`)
      })
      return stdout
    }
    await work({ root, runInCopy })
  })
}

const NAME = 'sleep-diary'

test('npm run new-remote creates a remote that builds, passes the checks, publishes and is shown in the product', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await inCopiedWorkspace(async ({ root, runInCopy }) => {
    const output = await runInCopy('nx', 'g', '@worrystone/new-remote:remote', NAME, '--team', 'care')
    expect(output).toContain(`nx run ${NAME}:conformance`)
    expect(existsSync(join(root, 'node_modules/@worrystone', NAME, 'package.json'))).toBe(true)

    await test.step('it passes the checks', async () => {
      writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: [`apps/${NAME}`] }))
      await runInCopy('tsc', '--noEmit', '-p', 'tsconfig.new.json')
      // The copy is no git repository, so it has no list of ignored files.
      await runInCopy(
        'biome',
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        `apps/${NAME}/src`,
        `apps/${NAME}/package.json`,
      )
      for (const check of ['architecture', 'dictionaries'])
        expect(await runInCopy('node', `tools/${check}.ts`).catch((thrown: Error) => thrown.message)).not.toContain(NAME)
      expect(await runInCopy('vitest', 'run', `apps/${NAME}`)).toMatch(/1 passed/)
    })

    await runInCopy('nx', 'build', NAME)
    const manifest = JSON.parse(readFileSync(join(root, 'apps', NAME, 'dist/manifest.json'), 'utf8'))
    expect(Object.keys(manifest.i18n)).toHaveLength(12)

    await test.step('it passes the conformance kit', async () => {
      expect(await runInCopy('nx', 'run', `${NAME}:conformance`)).toMatch(/\d+ passed/)
    })

    copyMigratedData(join(root, '.data'))
    const visit = async ({ address }: Product) => {
      await page.goto(`${address}/${NAME}`)
      await expect(page.locator(`[data-remote=${NAME}] h1`)).toHaveText('A new page')
      await expect(page).toHaveTitle('A new page · Worrystone')
      await page.evaluate(() => localStorage.setItem('worrystone_language', 'de'))
      await page.reload()
      await expect(page.locator(`[data-remote=${NAME}] h1`)).toHaveText('Eine neue Seite')
    }
    await withStartedProduct({ DATA_DIR: join(root, '.data'), DEMO: 'off' }, visit, root)
  })
})

test('npm run new-remote refuses conflicting names and writes nothing', async () => {
  await inCopiedWorkspace(async ({ root, runInCopy }) => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    const refusal = (...args: string[]) =>
      runInCopy('nx', 'g', '@worrystone/new-remote:remote', ...args).catch((thrown: Error) => thrown.message)
    expect(await refusal('worries')).toMatch(/apps\/worries is there already: .+\./)
    expect(await refusal('naps', '--path', '/feed')).toMatch(/\/feed is a page of worries already: .+--path/)
    expect(existsSync(join(root, 'apps/naps'))).toBe(false)
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(lock)
  })
})
