import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerWhileStarting, developmentSecret, prepareFolder } from './start-up.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'worrystone-start-'))

test('the secret of a development machine stays the same over restarts', () => {
  const folder = aFolder()
  const secret = developmentSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(developmentSecret(folder)).toBe(secret)
})

test.each(['', 'abc'])('half a secret, left behind by a full disk, is made anew (%j)', (half) => {
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

test('a DATA_DIR is made with all that leads to it', () => {
  const folder = join(aFolder(), 'new', 'data')
  prepareFolder(folder)
  expect(readdirSync(folder)).toEqual(['.writable'])
})

test('a DATA_DIR where nobody can make one is refused, and at once', () => {
  // In a process of its own: what never comes back cannot be stopped in this one.
  const script = `const { prepareFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'start-up.ts'))})
    prepareFolder('/proc/worrystone')`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 20_000 })
  expect(stderr).toMatch(/ConfigError: DATA_DIR \/proc\/worrystone is not writable/)
})

test('who comes while the house gets ready is asked to come back; then the port is free', async () => {
  const port = await freePort()
  const letIn = await answerWhileStarting(port, '127.0.0.1')
  const health = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await health.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } })
  const page = await fetch(`http://127.0.0.1:${port}/feed`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '2'])
  expect(await page.text()).toMatch(/^Services are waking up\./)
  await expect(answerWhileStarting(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port })

  await letIn()
  await letIn()
  const next = await answerWhileStarting(port, '127.0.0.1')
  await next()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
