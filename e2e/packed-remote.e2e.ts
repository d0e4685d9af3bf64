import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { copyMigratedData } from './migrated-data.ts'
import { withDataDir, withStartedProduct } from './product.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '..')
const NAME = 'sleep-diary'

type Package = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string> | undefined>
const readPackage = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Runs a Node program and returns its output, or fails with it. */
async function node(folder: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 20_000_000,
  }).catch((thrown) => {
    throw new Error(`node ${args.join(' ')}\n${thrown.stdout}${thrown.stderr}`)
  })
  return stdout
}

/** Unpacks every packed file, with what they declare. */
async function install(packages: string, modules: string) {
  for (const file of readdirSync(packages)) {
    const name = /^worrystone-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? ''
    const folder = join(modules, '@worrystone', name)
    mkdirSync(folder, { recursive: true })
    await run('tar', ['-xzf', join(packages, file), '-C', folder, '--strip-components=1'])
  }
  const own = readdirSync(join(modules, '@worrystone')).map((name) => readPackage(join(modules, '@worrystone', name)))
  linkMissing(modules, own)
}

/**
 * Links what packages declare, and nothing else: an undeclared import fails. Other packages than the packed ones come from this
 * repository, because there may be no network.
 */
function linkMissing(modules: string, packages: Package[]) {
  const names = packages.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  )
  for (const name of names) {
    if (existsSync(join(modules, name))) continue
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'dir')
  }
}

test('a remote is made in an empty folder out of the packed files alone, checked, published and shown', async ({ page }) => {
  test.setTimeout(240_000)
  await withDataDir(async (folder) => {
    const remoteFolder = join(folder, NAME)
    const modules = join(remoteFolder, 'node_modules')
    const program = 'node_modules/@worrystone/remote-cli/dist/tools/remote/main.js'
    const remote = (args: string[], env?: Record<string, string>) => node(remoteFolder, [program, ...args], env)

    await node(ROOT, ['tools/pack/main.ts', join(folder, 'packages')])
    await install(join(folder, 'packages'), join(folder, 'node_modules'))
    await node(folder, [program, 'create', NAME, '--team', 'care'])
    renameSync(join(folder, 'node_modules'), modules)
    linkMissing(modules, [readPackage(remoteFolder)])

    await test.step('it passes its type check and its test, and is built', async () => {
      const tsc = [join(modules, 'typescript/bin/tsc'), '--noEmit', '--pretty', 'false']
      await node(remoteFolder, tsc)
      // Declarations of third parties may have faults; ours name nothing that is not declared.
      const faults = await node(remoteFolder, [...tsc, '--skipLibCheck', 'false']).catch((thrown: Error) => thrown.message)
      expect(faults).not.toContain('@worrystone')
      expect(await node(remoteFolder, [join(modules, 'vitest/vitest.mjs'), 'run'])).toMatch(/1 passed/)
      expect(await remote(['build'])).toMatch(/entry \+ sleep-diary +\d\.\d KB gzip {2}of 25\.0 KB/)
    })

    copyMigratedData(join(folder, 'data'))
    const settings = { DATA_DIR: join(folder, 'data'), DEMO: 'on', RATE_LIMIT_SCALE: '1000' }
    await withStartedProduct(settings, async (product) => {
      await test.step('it passes the conformance kit', async () => {
        expect(await remote(['check', '--against', product.address])).toMatch(/\d+ passed/)
      })

      await test.step('it is published and switched on', async () => {
        const admin = ['--as', 'amadou@demo.worrystone.example', '--to', product.address, '--json']
        const made = await remote(['token', 'make', 'care-ci', NAME, ...admin], { WORRYSTONE_PASSWORD: 'Worry-Stone-24' })
        const team = { WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: JSON.parse(made).token }
        expect(await remote(['publish'], team)).toContain(`Published ${NAME}`)
        await remote(['revive', NAME, '--why', 'its first day'], team)
      })

      const { buildId } = JSON.parse(readFileSync(join(remoteFolder, 'dist/manifest.json'), 'utf8'))
      await page.goto(`${product.address}/${NAME}`)
      await expect(page.locator(`[data-remote=${NAME}] h1`)).toHaveText('A new page')
      await expect(page.locator(`[data-remote=${NAME}]`)).toHaveAttribute('data-build', buildId)
    })
  })
})
