import { execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@worrystone/e2e/product'
import pg from 'pg'
import type { Send } from './measure.ts'

/** Runs `work` on the server at BENCH_DATABASE_URL, or on a temporary one of its own. False: neither exists. */
export async function withPostgres(work: (url: string) => Promise<void>): Promise<boolean> {
  const configured = process.env.BENCH_DATABASE_URL
  if (configured) {
    await work(configured)
    return true
  }
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!bin) return false
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-bench-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    stdio: 'ignore',
    ...account,
  })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, shared_buffers: '256MB' }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore', ...account },
  )
  const ended = new Promise((resolve) => server.on('close', resolve))
  try {
    const url = `postgresql://bench@127.0.0.1:${port}/postgres`
    await waitUntilReady(url)
    await work(url)
  } finally {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return true
}

/** Sends statements through the plain driver, prepared by name as the API does. */
export function sendNamed(pool: pg.Pool): Send {
  const names = new Map<string, string>()
  const statementName = (text: string) => names.get(text) ?? names.set(text, `raw${names.size}`).get(text)
  return ({ sql, parameters }) => pool.query({ name: statementName(sql), text: sql, values: parameters })
}

/** A server refuses to run as root: then it runs as the account of its package. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(url: string) {
  for (let attempts = 0; ; attempts++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (thrown) {
      if (attempts > 100) throw thrown
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
