import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/db.ts'
import { sha256 } from '../../hash.ts'
import { conflict, invalidField, rateLimited } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserRow } from '../users/index.ts'
import { encryption } from './encryption.ts'
import type { Sessions } from './sessions.ts'
import type { TwoFactorStore } from './two-factor-store.ts'

const PERIOD = 30
/** One step before and after, for clock differences. */
const WINDOW = 1
const CODES = 10
const HOUR = 60 * 60_000
/** Wrong codes of one account within an hour, over all sign-ins. */
const MAX_FAILURES = 10

export type TwoFactor = ReturnType<typeof twoFactorService>

type Options = { database: Database; store: TwoFactorStore; sessions: Sessions; secret: string; now: () => Date }

export const wrongCode = () => invalidField('code', 'This code is not valid. Please try again.')

export function twoFactorService({ database, store, sessions, secret, now }: Options) {
  const { encrypt, decrypt } = encryption(secret, 'two-factor')

  return {
    async isOn(userId: string): Promise<boolean> {
      return Boolean((await store.find(userId))?.confirmed_at)
    },

    async overview(userId: string) {
      const isOn = await this.isOn(userId)
      return { isOn, recoveryCodesLeft: isOn ? await store.codesLeft(userId) : 0 }
    },

    /** A secret for the authenticator app, without effect until a first code confirms it. */
    async start(user: Pick<UserRow, 'id' | 'email'>) {
      if (await this.isOn(user.id)) throw conflict('Two-step sign-in is on already')
      const secretKey = new Secret({ size: 20 })
      await store.create(user.id, encrypt(secretKey.base32))
      return { secret: secretKey.base32, uri: authenticator(secretKey, user.email).toString() }
    },

    async confirm(viewer: Viewer, code: string): Promise<string[]> {
      const { userId } = viewer
      await limitTries(userId)
      const factor = await store.find(userId)
      const step = factor && !factor.confirmed_at ? stepOf(factor.secret, code) : undefined
      if (step === undefined) throw wrongCode()
      return database.tx(async () => {
        if (!(await store.confirm(userId, { step, at: now() }))) throw wrongCode()
        await sessions.endOthers(viewer, 'second-factor')
        return replaceCodes(userId)
      })
    },

    /** Accepts a code of the app or a recovery code, each once. */
    async check(userId: string, code: string): Promise<boolean> {
      await limitTries(userId)
      const factor = await store.find(userId)
      if (!factor?.confirmed_at) return false
      const step = stepOf(factor.secret, code)
      const isValid =
        step === undefined ? await store.takeCode(userId, sha256(normalizeCode(code)), now()) : await store.takeStep(userId, step)
      if (isValid) await store.resetTries(userId)
      return isValid
    },

    async replaceRecoveryCodes(userId: string): Promise<string[]> {
      if (!(await this.isOn(userId))) throw conflict('Two-step sign-in is not on')
      return database.tx(() => replaceCodes(userId))
    },

    end: (userId: string) =>
      database.tx(async () => {
        await store.end(userId)
        await sessions.weakenAll(userId)
      }),
  }

  async function limitTries(userId: string) {
    const at = now()
    const { tries, from } = await store.countTry(userId, { at, since: new Date(at.getTime() - HOUR) })
    if (tries > MAX_FAILURES) throw rateLimited((from.getTime() + HOUR - at.getTime()) / 1_000)
  }

  /** The time step of a code; undefined if it matches none of the steps around now. */
  function stepOf(encrypted: string, code: string): number | undefined {
    const decrypted = decrypt(encrypted)
    const digits = code.replaceAll(/\s/g, '')
    if (decrypted === undefined || !/^\d{6}$/.test(digits)) return undefined
    const timestamp = now().getTime()
    const delta = authenticator(Secret.fromBase32(decrypted), '').validate({ token: digits, timestamp, window: WINDOW })
    return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD) + delta
  }

  async function replaceCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode)
    await store.replaceCodes(
      userId,
      codes.map((code) => sha256(normalizeCode(code))),
    )
    return codes
  }
}

const authenticator = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Worrystone', label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret })

/** 80 bits in four groups. */
const newCode = () => new Secret({ size: 10 }).base32.toLowerCase().match(/.{4}/g)?.join('-') ?? ''

const normalizeCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
