import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_SIGN_INS } from '@worrystone/api/demo-seed'
import { RemoteStatus } from '@worrystone/contracts'
import { freePort, type Product, startProduct } from '@worrystone/e2e/product'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { commandRunner } from './command-runner.ts'
import { createBuild, randomId, uniqueName } from './testing.ts'

let product: Product
let folder: string
const admin = DEMO_SIGN_INS.find(({ who }) => who.includes('admin')) ?? { email: '', password: '' }
const member = DEMO_SIGN_INS[0] ?? { email: '', password: '' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worrystone-remote-'))
  product = startProduct({ PORT: await freePort(), DATA_DIR: folder, DEMO: 'on', RATE_LIMIT_SCALE: '1000' })
  await product.ready()
}, 60_000)
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const asAdmin = (...args: string[]) =>
  commandRunner({ WORRYSTONE_URL: product.address }, admin.password)(...args, '--as', admin.email)

async function aToken(...remotes: string[]): Promise<string> {
  const { out } = await asAdmin('token', 'make', `ci ${uniqueName()}`, ...remotes, '--json')
  return JSON.parse(out).token
}

/** A team with its token, and a published remote: one stable build (switched on) and two others. */
async function aTeam() {
  const { name, build: stable, folder } = createBuild()
  const token = await aToken(name)
  const remote = commandRunner({ WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: token })
  expect(await remote('publish', name, '--dir', folder)).toMatchObject({ exit: 0, err: '' })
  expect(await remote('revive', name, '--why', 'its first day')).toMatchObject({ exit: 0, err: '' })
  const publishNext = async () => {
    const next = createBuild({ name })
    expect(await remote('publish', name, '--dir', next.folder)).toMatchObject({ exit: 0, err: '' })
    return next.build
  }
  const status = async () => RemoteStatus.parse(JSON.parse((await remote('status', name, '--json')).out))
  return { name, token, remote, stable, fresh: await publishNext(), other: await publishNext(), status }
}

/** A server of the test's own in place of the site; closed with the test. */
async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A text without its line breaks. */
const joinLines = (text: string) => text.replace(/\s+/g, ' ')

const TOKEN = `wst_${'x'.repeat(43)}`

describe('a team', () => {
  it('publishes, rolls out in steps, pauses, resumes, promotes and rolls back', async () => {
    const { name, remote, stable, fresh, status } = await aTeam()
    const rollout = await remote(
      ...['rollout', name, fresh.slice(0, 8), '--steps', '1:30,10:60,100:60'],
      ...['--include', 'role:admin,language:de,member:mira', '--exclude', 'country:at', '--why', 'a new page'],
    )
    expect(rollout).toMatchObject({ exit: 0, err: '' })
    expect(joinLines(rollout.out)).toContain(`candidate ${fresh} running at 1 %`)
    expect((await status()).rollout).toMatchObject({
      build: fresh,
      steps: [
        { bp: 100, holdMinutes: 30 },
        { bp: 1_000, holdMinutes: 60 },
        { bp: 10_000, holdMinutes: 60 },
      ],
      audience: {
        include: [
          { by: 'role', value: 'admin' },
          { by: 'language', value: 'de' },
          { by: 'member', value: '@mira' },
        ],
        exclude: [{ by: 'country', value: 'AT' }],
      },
    })
    for (const [command, state] of [
      ['pause', 'paused'],
      ['resume', 'running'],
    ] as const) {
      expect((await remote(command, name, '--why', 'x')).exit).toBe(0)
      expect((await status()).candidate?.state).toBe(state)
    }
    expect((await remote('promote', name, '--why', 'a good week')).exit).toBe(0)
    expect(await status()).toMatchObject({ stable: fresh, candidate: null, previous: [stable] })
    expect((await remote('rollback', name, '--why', 'not so good')).exit).toBe(0)
    expect((await status()).stable).toBe(stable)
  })

  it('blocks, pins, kills and sets its limits, and reverts all of it', async () => {
    const { name, remote, fresh, status } = await aTeam()
    const expectDone = async (...args: string[]) =>
      expect(await remote(...args, '--why', 'x')).toMatchObject({ exit: 0, err: '' })
    await expectDone('block', name, fresh)
    expect((await status()).blocked).toEqual([fresh])
    await expectDone('unblock', name, fresh)
    expect((await status()).blocked).toEqual([])
    await expectDone('pin', name, fresh, '--for', 'member:mira')
    expect((await status()).pins).toEqual([{ group: { by: 'member', value: '@mira' }, build: fresh }])
    await expectDone('unpin', name, '--for', 'member:@mira')
    expect((await status()).pins).toEqual([])
    await expectDone('kill', name)
    expect((await status()).kill.on).toBe(true)
    await expectDone('revive', name)
    expect((await status()).kill.on).toBe(false)
    await expectDone('health', name, '--max-error-rate', '2.5', '--min-samples', '30')
    expect((await status()).health).toMatchObject({ maxErrorRate: 0.025, minSamples: 30, windowMinutes: 60 })
  })

  it('reads the status, the history, and why a visitor gets a build', async () => {
    const { name, remote, stable, fresh } = await aTeam()
    await remote('rollout', name, fresh, '--steps', '100', '--include', 'member:mira', '--why', 'Mira asked for it')
    const full = await remote('status', name)
    expect(full.out).toContain(`running at 100 % for member @mira`)
    const list = await remote('status')
    expect(list.out).toMatch(new RegExp(`${name} +${stable} +${fresh} +100 % +running`))
    const history = await remote('history', name, '--limit', '2')
    expect(joinLines(history.out)).toMatch(/rollout .+ by token ci /)
    expect(history.out).toContain('Mira asked for it')
    expect((await asAdmin('explain', name, '--member', 'mira')).out).toContain(`${name} ${fresh}`)
    expect(await remote('explain', name, '--member', 'mira')).toMatchObject({
      exit: 5,
      err: expect.stringContaining('Only an admin'),
    })
    expect((await remote('explain', name, '--subject', 'somebody')).out).toContain(`${name} ${stable}`)
    expect((await remote('explain', name)).out).toContain(`${name} ${stable}`)
    for (const { out } of [full, list, history]) for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('is informed that a new remote stays switched off until it revives it', async () => {
    const { name, folder } = createBuild()
    const remote = commandRunner({ WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: await aToken(name) })
    const { out } = await remote('publish', name, '--dir', folder)
    expect(out).toContain('switched off for everybody')
    expect(out).toContain(`revive ${name}`)
    expect(out).not.toContain('?remote=')
    expect((await remote('status')).out).toMatch(new RegExp(`${name} .+ killed`))
  })

  it('gets a QA link and the next commands after publishing', async () => {
    const { name, remote } = await aTeam()
    const { build, folder } = createBuild({ name })
    const { out } = await remote('publish', name, '--dir', folder)
    expect(out).toContain(`Published ${name} ${build}: 4 files`)
    expect(out).toContain(`${product.address}/${name}?remote=${name}@${build}`)
    expect(out).toContain(`rollout ${name} ${build}`)
  })
})

describe('the exit code', () => {
  it('is 1 with every reason when the registry refuses a build', async () => {
    const { name, remote } = await aTeam()
    const { folder } = createBuild({
      name,
      change: (manifest) => {
        delete manifest.i18n.de
        manifest.contract.shell = '^9.0.0'
      },
    })
    writeFileSync(join(folder, 'page.1.js'), 'tampered with')
    const { exit, out, err } = await remote('publish', name, '--dir', folder, '--json')
    expect(exit).toBe(1)
    const { error } = JSON.parse(out)
    expect(error).toMatchObject({ exit: 1, code: 'VALIDATION_ERROR' })
    expect(error.reasons.join('\n')).toMatch(
      /page\.1\.js: its hash is not the one[\s\S]*no dictionary for de[\s\S]*needs a shell \^9/,
    )
    for (const reason of error.reasons) expect(joinLines(err)).toContain(reason)
  })

  it('is 1 when the record does not allow the change, and when there is no such build', async () => {
    const { name, remote, fresh } = await aTeam()
    expect(await remote('promote', name, '--why', 'x')).toMatchObject({ exit: 1, err: expect.stringContaining('no candidate') })
    const unknown = await remote('block', name, fresh.startsWith('ffff') ? 'eeee' : 'ffff', '--why', 'x')
    expect(unknown).toMatchObject({ exit: 1, err: expect.stringContaining(`${name} has no build`) })
    expect((await remote('block', name, randomId(), '--why', 'x')).exit).toBe(1)
    expect((await remote('fingerprint', '00000000')).exit).toBe(1)
  })

  it.each([
    ['no command', [], 'Name a command'],
    ['an unknown command', ['relase', 'worries'], "unknown command 'relase'"],
    ['no reason', ['promote', 'worries', '--token', TOKEN], 'Say why'],
    ['no remote', ['promote', '--why', 'x'], "missing required argument 'remote'"],
    ['an invalid name', ['status', 'Worries!'], '"Worries!" is not the name of a remote'],
    ['an invalid build', ['block', 'worries', 'latest', '--why', 'x'], '"latest" is not a build'],
    ['no steps', ['rollout', 'worries', 'abcd', '--why', 'x'], '--steps'],
    ['steps that decrease', ['rollout', 'worries', 'abcd', '--steps', '10:5,1:5', '--why', 'x'], 'wider than the one before'],
    ['a step without its time', ['rollout', 'worries', 'abcd', '--steps', '1,100', '--why', 'x'], 'needs the minutes'],
    ['more than everybody', ['rollout', 'worries', 'abcd', '--steps', '101:5', '--why', 'x'], 'at most 100 percent'],
    ['an unknown kind of group', ['unpin', 'worries', '--for', 'city:Rome', '--why', 'x'], '"city:Rome" is not a group'],
    ['an unknown role', ['unpin', 'worries', '--for', 'role:king', '--why', 'x'], '"king" is none of'],
    ['an unknown language', ['unpin', 'worries', '--for', 'language:xx', '--why', 'x'], '"xx" is none of'],
    ['an invalid fingerprint', ['fingerprint', 'abc'], 'is not a fingerprint'],
    ['a folder without a build', ['publish', 'worries', '--dir', '/nowhere'], 'npx nx build worries'],
    ['no token and no admin', ['status'], 'Say who you are'],
    ['a truncated token', ['status', '--token', 'wst_abc'], 'not a team token'],
    ['an invalid address', ['status', '--to', 'worries', '--token', TOKEN], 'is no address of a site'],
    ['an unencrypted address', ['status', '--to', 'http://worries.example', '--token', TOKEN], 'is not encrypted'],
  ])('is 2 for %s', async (_what, args, sentence) => {
    const { exit, out, err } = await commandRunner({ WORRYSTONE_URL: 'http://localhost:4400' })(...args)
    expect(exit).toBe(2)
    expect(joinLines(err)).toContain(sentence)
    expect(out).toBe('')
  })

  it('is 2 when no site is named, and when the site is elsewhere', async () => {
    expect(await commandRunner({})('status', '--token', TOKEN)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Say which site'),
    })
    const site = await aServer((_request, response) =>
      response.writeHead(301, { location: 'https://elsewhere.example/api' }).end(),
    )
    const { exit, err } = await commandRunner({})('status', '--to', site, '--token', TOKEN)
    expect(exit).toBe(2)
    expect(err).toContain('https://elsewhere.example')
  })

  it('is 3 without a response, without one in time, and with one of another server', async () => {
    const remote = (site: string) => commandRunner({})('status', '--to', site, '--token', TOKEN, '--timeout', '1')
    const unusedAddress = `http://localhost:${await freePort()}`
    expect(await remote(unusedAddress)).toMatchObject({ exit: 3, err: expect.stringContaining('could not be reached') })
    expect(await remote(await aServer(() => {}))).toMatchObject({ exit: 3, err: expect.stringContaining('within 1 s') })
    const other = await aServer((_request, response) => response.end('<h1>Welcome</h1>'))
    expect(await remote(other)).toMatchObject({ exit: 3, err: expect.stringContaining('not as Worrystone does') })
    const busyServer = await aServer((_request, response) => response.writeHead(503, { 'retry-after': '7' }).end())
    expect(await remote(busyServer)).toMatchObject({ exit: 3, err: expect.stringContaining('Try again in 7 s') })
  })

  it('is 4 after a concurrent change, lists it, and changes nothing', async () => {
    const { name, remote, fresh, status } = await aTeam()
    const { revision } = await status()
    await remote('rollout', name, fresh, '--steps', '5', '--why', 'the quicker one')
    const { exit, out, err } = await remote('kill', name, '--why', 'the slower one', '--revision', String(revision), '--json')
    expect(exit).toBe(4)
    expect(JSON.parse(out).error).toMatchObject({ exit: 4, code: 'CONFLICT' })
    expect(joinLines(err)).toMatch(/rollout by token ci .+ \(the quicker one\)/)
    expect(await status()).toMatchObject({ revision: revision + 1, kill: { on: false } })
  })

  it("is 5 for another team's remote, an unknown token, and a member who is no admin", async () => {
    const [own, others] = [await aTeam(), await aTeam()]
    const { folder } = createBuild({ name: others.name })
    expect(await own.remote('publish', others.name, '--dir', folder)).toMatchObject({
      exit: 5,
      err: expect.stringContaining('only'),
    })
    expect((await own.remote('kill', others.name, '--why', 'x')).exit).toBe(5)
    expect((await others.status()).kill.on).toBe(false)
    const stranger = commandRunner({ WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: TOKEN })
    expect((await stranger('status')).exit).toBe(5)
    const nobody = commandRunner({ WORRYSTONE_URL: product.address }, member.password)
    expect((await nobody('token', 'list', '--as', member.email)).exit).toBe(5)
    const wrong = commandRunner({ WORRYSTONE_URL: product.address }, 'not the password')
    expect((await wrong('token', 'list', '--as', admin.email)).exit).toBe(5)
  })
})

describe('tokens', () => {
  it('are made, listed and revoked by an admin, and are refused afterwards', async () => {
    const { name, folder } = createBuild()
    const label = `ci ${uniqueName()}`
    const created = await asAdmin('token', 'make', label, name)
    const token = /^wst_[\w-]{43}$/m.exec(created.out)?.[0] ?? ''
    const remote = commandRunner({ WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: token })
    expect((await remote('publish', name, '--dir', folder)).exit).toBe(0)
    expect((await asAdmin('token', 'list')).out).toContain(`${label}  for ${name}`)
    expect((await asAdmin('token', 'revoke', label)).exit).toBe(0)
    expect((await remote('status', name)).exit).toBe(5)
    expect((await asAdmin('token', 'list')).out).not.toContain(label)
    expect((await asAdmin('token', 'list', '--revoked')).out).toContain(label)
    const history = joinLines((await asAdmin('token', 'history')).out)
    expect(history).toContain(`refused: ${label}, which is revoked`)
    expect(history).toContain(`token made: ${label}, by amadou`)
    expect(await remote('token', 'list')).toMatchObject({ exit: 5, err: expect.stringContaining('--as EMAIL') })
  })

  it('have a unique name, because the history names them', async () => {
    const label = `ci ${uniqueName()}`
    expect((await asAdmin('token', 'make', label, uniqueName())).exit).toBe(0)
    expect(await asAdmin('token', 'make', label, uniqueName())).toMatchObject({ exit: 1, err: expect.stringContaining('in use') })
  })

  it('are never printed, however a command ends', async () => {
    const unusedAddress = `http://localhost:${await freePort()}`
    const broken = await aServer((request, response) => {
      response.writeHead(500).end(JSON.stringify({ error: { code: 'INTERNAL', message: 'Sorry' } }))
      request.resume()
    })
    for (const site of [unusedAddress, broken, product.address]) {
      const { out, err } = await commandRunner({ WORRYSTONE_TOKEN: TOKEN })('status', '--to', site, '--json')
      expect(out + err).not.toContain(TOKEN)
    }
    const truncated = await commandRunner({ WORRYSTONE_TOKEN: TOKEN.slice(0, 40) })('status', '--to', unusedAddress)
    expect(truncated.err).not.toContain('wst_xxx')
    expect((await asAdmin('token', 'revoke', TOKEN)).err).not.toContain(TOKEN)
  })
})

describe('with --json', () => {
  it('prints one document on standard output, for a success and for a failure', async () => {
    const { name, token } = await aTeam()
    const main = resolve(import.meta.dirname, 'main.ts')
    const env = { ...process.env, WORRYSTONE_URL: product.address, WORRYSTONE_TOKEN: token }
    const success = await promisify(execFile)(process.execPath, [main, 'status', name, '--json'], { env })
    expect(JSON.parse(success.stdout)).toMatchObject({ remote: name })
    expect(success.stderr).toBe('')
    const failure = await promisify(execFile)(process.execPath, [main, 'status', uniqueName(), '--json'], { env }).catch(
      (thrown) => thrown,
    )
    expect(failure.code).toBe(1)
    expect(JSON.parse(failure.stdout)).toMatchObject({ error: { exit: 1, code: 'NOT_FOUND' } })
  })

  it('reads the password of an admin from standard input', async () => {
    const main = resolve(import.meta.dirname, 'main.ts')
    const child = promisify(execFile)(process.execPath, [main, 'token', 'list', '--json', '--as', admin.email], {
      env: { ...process.env, WORRYSTONE_URL: product.address },
    })
    child.child.stdin?.end(`${admin.password}\n`)
    expect(JSON.parse((await child).stdout).tokens).toBeInstanceOf(Array)
  })
})

it('explains every command with an example', async () => {
  const remote = commandRunner({})
  const { exit, out } = await remote('--help')
  expect(exit).toBe(0)
  expect(out).toContain('Exit codes')
  const commands = [...out.matchAll(/^ {2}([a-z]+)(?: \[options\])?(?: [<[]\w+[>\]])* {2,}/gm)].map(([, name = '']) => name)
  expect(commands).toEqual(expect.arrayContaining(['publish', 'rollout', 'promote', 'status', 'token']))
  for (const name of commands.filter((each) => each !== 'help')) {
    const words = name === 'token' ? ['token', 'make'] : [name]
    const help = await remote(...words, '--help')
    expect(help.exit, name).toBe(0)
    expect(help.out, name).toMatch(/Examples?:/)
    for (const line of help.out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
  }
})
