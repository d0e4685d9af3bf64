import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../db/db.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { readShellBuild, shellList } from './shells.ts'
import { aFolder } from './testing-builds.ts'

const log = pino({ level: 'silent' })
const HOUR_MS = 60 * 60_000
const aShell = () => ({ buildId: randomBytes(8).toString('hex'), contract: '1.0.0', shared: { react: '19.3.1' } })

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  return () => database.close()
})

describe('a served shell', () => {
  it('is live for a day after it was served last, with the modules that it shares', async () => {
    let clock = new Date()
    const list = shellList({ database, now: () => clock, log })
    const shell = aShell()
    await list.start(shell)
    list.stop()
    expect(await list.live()).toContainEqual(shell)
    clock = new Date(clock.getTime() + 23 * HOUR_MS)
    expect(await list.live()).toContainEqual(shell)
    clock = new Date(clock.getTime() + 2 * HOUR_MS)
    expect(await list.live()).not.toContainEqual(shell)
  })

  it('stays live as long as a process serves it, and is recorded once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let clock = new Date()
    const list = shellList({ database, now: () => clock, log })
    const shell = aShell()
    await list.start(shell)
    clock = new Date(clock.getTime() + 30 * HOUR_MS)
    vi.advanceTimersByTime(10 * 60_000)
    await vi.waitFor(async () => expect(await list.live()).toContainEqual(shell))
    expect((await list.live()).filter(({ buildId }) => buildId === shell.buildId)).toHaveLength(1)

    list.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not prevent a start while the database is unavailable', async () => {
    const db = () => {
      throw new Error('away')
    }
    const list = shellList({ database: { db }, now: () => new Date(), log })
    await expect(list.start(aShell())).resolves.toBeUndefined()
    list.stop()
  })

  it('is deleted after 90 days', async () => {
    let clock = new Date()
    const list = shellList({ database, now: () => clock, log })
    const shell = aShell()
    await list.start(shell)
    list.stop()
    const known = () =>
      database.db().selectFrom('registry_shells').where('build_id', '=', shell.buildId).select('build_id').execute()
    await list.deleteOld()
    expect(await known()).toHaveLength(1)
    clock = new Date(clock.getTime() + 91 * 24 * HOUR_MS)
    await list.deleteOld()
    expect(await known()).toHaveLength(0)
  })
})

it('the description of a shell build is read only if it is valid', () => {
  const dist = aFolder()
  expect(readShellBuild(dist)).toBeUndefined()
  const shell = aShell()
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(shell))
  expect(readShellBuild(dist)).toEqual(shell)
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ ...shell, buildId: '../x' }))
  expect(readShellBuild(dist)).toBeUndefined()
})
