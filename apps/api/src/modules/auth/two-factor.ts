import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/db.ts'
import { conflict, invalidField, rateLimited } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserRow } from '../users/index.ts'
import { encryption } from './encryption.ts'
import type { Sessions } from './sessions.ts'
import { hashOf } from './tokens.ts'
import type { TwoFactorStore } from './two-factor-store.ts'

const PERIOD = 30
/** One step before and after, for clocks that are a little off. */
const WINDOW = 1
const CODES = 10
const HOUR = 60 * 60_000
/** Wrong codes of one account within an hour, over all sign-ins: a guess of a million does not come true in a lifetime. */
const MOST_FAILURES = 10

export type TwoFactor = ReturnType<typeof twoFactorService>

type Needs = { database: Database; store: TwoFactorStore; sessions: Sessions; secret: string; now: () => Date }

export const wrongCode = () => invalidField('code', 'This code is not valid. Please try again.')

export function twoFactorService({ database, store, sessions, secret, now }: Needs) {
  const box = encryption(secret, 'two-factor')

  return {
    async isOn(userId: string): Promise<boolean> {
      return Boolean((await store.find(userId))?.confirmed_at)
    },

    async overview(userId: string) {
      const isOn = await this.isOn(userId)
      return { isOn, recoveryCodesLeft: isOn ? await store.codesLeft(userId) : 0 }
    },

    /** A secret for the authenticator app. It does nothing until a first code has shown that the app has it. */
    async begin(user: Pick<UserRow, 'id' | 'email'>) {
      if (await this.isOn(user.id)) throw conflict('Two-step sign-in is on already')
      const fresh = new Secret({ size: 20 })
      await store.begin(user.id, box.seal(fresh.base32))
      return { secret: fresh.base32, uri: authenticator(fresh, user.email).toString() }
    },

    async confirm(viewer: Viewer, code: string): Promise<string[]> {
      const { userId } = viewer
      await holdBack(userId)
      const factor = await store.find(userId)
      const step = factor && !factor.confirmed_at ? stepOf(factor.secret, code) : undefined
      if (step === undefined) throw wrongCode()
      return database.tx(async () => {
        if (!(await store.confirm(userId, { step, at: now() }))) throw wrongCode()
        await sessions.endOthers(viewer, 'second-factor')
        return freshCodes(userId)
      })
    },

    /** Takes a code of the app or a recovery code, each once. */
    async check(userId: string, code: string): Promise<boolean> {
      await holdBack(userId)
      const factor = await store.find(userId)
      if (!factor?.confirmed_at) return false
      const step = stepOf(factor.secret, code)
      const isRight =
        step === undefined ? await store.takeCode(userId, hashOf(plain(code)), now()) : await store.takeStep(userId, step)
      if (isRight) await store.forgive(userId)
      return isRight
    },

    async newCodes(userId: string): Promise<string[]> {
      if (!(await this.isOn(userId))) throw conflict('Two-step sign-in is not on')
      return database.tx(() => freshCodes(userId))
    },

    end: (userId: string) =>
      database.tx(async () => {
        await store.end(userId)
        await sessions.weakenAll(userId)
      }),
  }

  async function holdBack(userId: string) {
    const at = now()
    const { tries, from } = await store.countTry(userId, { at, since: new Date(at.getTime() - HOUR) })
    if (tries > MOST_FAILURES) throw rateLimited((from.getTime() + HOUR - at.getTime()) / 1_000)
  }

  /** The time step that a code belongs to; undefined where it belongs to none around now. */
  function stepOf(sealed: string, code: string): number | undefined {
    const opened = box.open(sealed)
    const digits = code.replaceAll(/\s/g, '')
    if (opened === undefined || !/^\d{6}$/.test(digits)) return undefined
    const timestamp = now().getTime()
    const delta = authenticator(Secret.fromBase32(opened), '').validate({ token: digits, timestamp, window: WINDOW })
    return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD) + delta
  }

  async function freshCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode)
    await store.replaceCodes(
      userId,
      codes.map((code) => hashOf(plain(code))),
    )
    return codes
  }
}

const authenticator = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Worrystone', label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret })

/** 80 bits in four groups. */
const newCode = () => new Secret({ size: 10 }).base32.toLowerCase().match(/.{4}/g)?.join('-') ?? ''

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
