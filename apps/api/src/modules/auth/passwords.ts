import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { invalidField } from '../../http/app-error.ts'
import { turnstile } from '../../http/turnstile.ts'

/** argon2id (the package's default kind) with 19 MiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MiB and a core for a moment: more at once would starve everything else. */
const AT_ONCE = 4
const MAX_WAITING = 200

const inTurn = turnstile(AT_ONCE, MAX_WAITING)

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFC'), COST))

let decoy: Promise<string> | undefined

/** A hash that no password fits, as costly to check as any other. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  return decoy
}

/** Without a hash (nobody has this address) it computes as long and answers false, so that time tells nothing. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await decoyHash())
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return fits && passwordHash !== undefined
}

let common: Promise<Set<string>> | undefined

/** Refuses what stands on the list of common and leaked passwords, also with another case or a mark at its end. */
export async function refuseCommonPassword(password: string) {
  common ??= readCommonPasswords()
  const plain = password.toLowerCase()
  const list = await common
  if (list.has(plain) || list.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))) {
    throw invalidField('password', 'This password is too common. Please choose another one')
  }
}

/** Only those that the form would let through: a tenth of the list. */
async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 6 && /\p{L}/u.test(word) && /\d/.test(word)))
}
