import { describe, expect, test } from 'vitest'
import { semaphore } from '../../http/semaphore.ts'
import { dummyHash, hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts'

describe('a password', () => {
  test('matches its own hash only, and never gets the same hash twice', async () => {
    const [one, other] = [await hashPassword('Stone-4-Worries'), await hashPassword('Stone-4-Worries')]
    expect(one).not.toBe(other)
    expect(await isPasswordOf(one, 'Stone-4-Worries')).toBe(true)
    expect(await isPasswordOf(one, 'stone-4-worries')).toBe(false)
  })

  test('matches in any Unicode form of its accents', async () => {
    expect(await isPasswordOf(await hashPassword('Caf\u00e9-Stone-4'), 'Cafe\u0301-Stone-4')).toBe(true)
  })

  test('of an unknown account is checked against a hash of the same cost, and never matches', async () => {
    const cost = (hash: string) => hash.split('$').slice(0, 4).join('$')
    expect(cost(await dummyHash())).toBe(cost(await hashPassword('Stone-4-Worries')))
    expect(cost(await dummyHash())).toBe('$argon2id$v=19$m=19456,t=2,p=1')
    expect(await isPasswordOf(undefined, 'Stone-4-Worries')).toBe(false)
  })
})

const owner = { username: 'quiet_river', email: 'marlene.hofer@example.org' }

test.each([
  'Password1',
  'PASSWORD123',
  'Qwerty123',
  'Abc12345',
  'Password1!',
  'Iloveyou1',
  'Welcome1',
  'Summer2024',
  'P@ssw0rd123',
  'Worrystone1',
  'Quiet_River7',
  'Marlene2024',
])('%s is too common', async (password) => {
  await expect(refuseCommonPassword(password, owner)).rejects.toThrow('This password is too common. Please choose another one')
})

test.each(['Stone-4-Worries', 'Worry-Stone-24', 'Pebble-By-The-Sea-7', 'Étagère-bleue-7', 'пароль-Камень-9'])(
  '%s is not',
  async (password) => {
    await expect(refuseCommonPassword(password, owner)).resolves.toBeUndefined()
  },
)

describe('the semaphore', () => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  test('limits concurrency, and runs every task, also after one that fails', async () => {
    const enter = semaphore(4, 100)
    let [inside, most] = [0, 0]
    const visits = Array.from({ length: 30 }, (_, i) =>
      enter(async () => {
        most = Math.max(most, ++inside)
        await pause(2)
        inside--
        if (i % 7 === 0) throw new Error('no')
        return i
      }),
    )
    const results = await Promise.allSettled(visits)
    expect(most).toBe(4)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    expect(await enter(async () => 'free again')).toBe('free again')
  })

  test('refuses a task that would wait too long', async () => {
    const enter = semaphore(1, 1)
    const first = enter(() => pause(20))
    const second = enter(() => pause(1))
    await expect(enter(() => pause(1))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await Promise.all([first, second])
  })
})
