import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { invalidField } from '../../http/app-error.ts'
import { semaphore } from '../../http/semaphore.ts'

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id (the package's default kind) with 19 MiB. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MiB and a core for a moment: more at once would starve everything else. */
const CONCURRENCY = 4
const MAX_WAITING = 200

const limited = semaphore(CONCURRENCY, MAX_WAITING)

export const hashPassword = (password: string, cost = COST) => limited(() => hash(password.normalize('NFC'), cost))

let cachedDummyHash: Promise<string> | undefined

/** A hash that matches no password, at the same cost. */
export function dummyHash(): Promise<string> {
  cachedDummyHash ??= hashPassword(randomBytes(16).toString('hex'))
  return cachedDummyHash
}

/** Without a hash (no account has this address) it takes the same time and returns false, so that timing discloses nothing. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const comparedHash = passwordHash ?? (await dummyHash())
  const matches = await limited(() => verify(comparedHash, password.normalize('NFC')))
  return matches && passwordHash !== undefined
}

type Owner = { username: string; email: string }

/** zxcvbn's scale is 0 to 4: a password with 3 withstands more than a hundred million guesses. */
const MIN_SCORE = 3
/** The time grows faster than the length, and a prefix of this length is enough to judge a password. */
const MAX_SCORED_LENGTH = 48
const PRODUCT = 'worrystone'

let common: Promise<Set<string>> | undefined
let scorer: ReturnType<typeof readScorer> | undefined

/** Refuses what is easy to guess: leaked passwords, and combinations of common words, dates or the owner's own data. */
export async function refuseCommonPassword(password: string, owner: Owner) {
  if ((await isListed(password)) || (await scoreOf(password, owner)) < MIN_SCORE) {
    throw invalidField('password', 'This password is too common. Please choose another one')
  }
}

/** Also in another case or with a symbol at its end. */
async function isListed(password: string) {
  common ??= readCommonPasswords()
  const plain = password.toLowerCase()
  const list = await common
  return list.has(plain) || list.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))
}

async function scoreOf(password: string, owner: Owner) {
  scorer ??= readScorer()
  return (await scorer).check(password.normalize('NFC').slice(0, MAX_SCORED_LENGTH), wordsOf(owner)).score
}

const wordsOf = ({ username, email }: Owner) => [
  PRODUCT,
  username,
  email,
  ...`${username} ${email}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2),
]

async function readScorer() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...dictionary, ...english.dictionary }, graphs: adjacencyGraphs })
}

/** Only those that satisfy the form's rules: a tenth of the list. */
async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 6 && /\p{L}/u.test(word) && /\d/.test(word)))
}
