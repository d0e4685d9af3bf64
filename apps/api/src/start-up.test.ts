import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { developmentSecret, prepareFolder, respondWhileStarting } from './start-up.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'worrystone-start-'))

test('the secret of a development machine is the same after a restart', () => {
  const folder = aFolder()
  const secret = developmentSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(developmentSecret(folder)).toBe(secret)
})

test.each(['', 'abc'])('an incomplete secret, as of a full disk, is generated again (%j)', (half) => {
  const folder = aFolder()
  writeFileSync(join(folder, 'auth-secret'), half)
  const secret = developmentSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(secret)
})

test('a DATA_DIR that is a file is refused in one sentence', () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareFolder(file)).toThrow(/^DATA_DIR .* is not writable \(ENOTDIR\): choose another folder/)
})

test('a DATA_DIR is created with its parent folders', () => {
  const folder = join(aFolder(), 'new', 'data')
  prepareFolder(folder)
  expect(readdirSync(folder)).toEqual(['.writable'])
})

test('a DATA_DIR that cannot be created is refused at once', () => {
  // In a separate process, because a hang could not be stopped in this one.
  const script = `const { prepareFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'start-up.ts'))})
    prepareFolder('/proc/worrystone')`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 20_000 })
  expect(stderr).toMatch(/ConfigError: DATA_DIR \/proc\/worrystone is not writable/)
})

test('everything in DATA_DIR is restricted to its owner, also existing files and those of the embedded database', async () => {
  const folder = aFolder()
  const elsewhere = join(aFolder(), 'elsewhere')
  const put = (path: string, mode: number) => {
    writeFileSync(path, '')
    chmodSync(path, mode)
  }
  put(elsewhere, 0o644)
  mkdirSync(join(folder, 'outbox', 'old'), { recursive: true })
  for (const open of [folder, join(folder, 'outbox'), join(folder, 'outbox', 'old')]) chmodSync(open, 0o755)
  put(join(folder, 'outbox', 'old', 'letter.eml'), 0o666)
  put(join(folder, 'outbox', 'read-only.eml'), 0o444)
  symlinkSync(elsewhere, join(folder, 'outbox', 'link'))

  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    let output = ''
    main.stdout.on('data', (part) => {
      output += part
    })
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Worrystone is ready')
    expect(modeOf(folder)).toBe(0o700)
    expect(modeOf(join(folder, 'outbox', 'old', 'letter.eml'))).toBe(0o600)
    expect(modeOf(join(folder, 'outbox', 'read-only.eml'))).toBe(0o400)
    expect(modeOf(elsewhere)).toBe(0o644)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.startsWith('postgres')).length).toBeGreaterThan(500)
    const open = names.filter((name) => isOpen(join(folder, name)))
    expect(open.filter((name) => !name.startsWith('postgres'))).toEqual([])
    // Files that the database creates later are in closed folders.
    expect(open.length).toBeLessThan(20)
    expect(open.filter((name) => statSync(join(folder, name)).isDirectory())).toEqual([])
  } finally {
    main.kill('SIGTERM')
    await once(main, 'exit')
  }
}, 90_000)

const modeOf = (path: string) => statSync(path).mode & 0o777
/** Whether other accounts have any permission. Files that are deleted meanwhile are ignored. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0
}

test('requests during the start receive 503 with Retry-After; then the port is free', async () => {
  const port = await freePort()
  const stopResponding = await respondWhileStarting(port, '127.0.0.1')
  const health = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await health.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } })
  const page = await fetch(`http://127.0.0.1:${port}/feed`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '2'])
  expect(await page.text()).toMatch(/^Services are waking up\./)
  await expect(respondWhileStarting(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port })

  await stopResponding()
  await stopResponding()
  const next = await respondWhileStarting(port, '127.0.0.1')
  await next()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
