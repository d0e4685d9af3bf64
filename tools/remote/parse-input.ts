import { BuildId, type Group, LANGUAGES, RemoteName, type Step, Tier } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { wrongUsage } from './failure.ts'

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The origin of a site. A team's token is never sent unencrypted to another machine. */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongUsage(`${text} is no address of a site: write https://… or http://localhost:4400.`)
  if (url.username || url.password)
    throw wrongUsage('An address with a password in it is not used: set WORRYSTONE_TOKEN instead.')
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw wrongUsage(`${url.origin} is not encrypted, so no token is sent there: use https://${url.host}.`)
  return url.origin
}

const TOKEN = /^wst_[A-Za-z0-9_-]{43}$/

/** A team's token. The error never repeats the input. */
export function parseTeamToken(text: string): string {
  if (TOKEN.test(text.trim())) return text.trim()
  throw wrongUsage('The given token is not a team token: those begin with wst_ and have 47 characters. Was it copied whole?')
}

export function parseRemoteName(text: string): string {
  if (z.safeParse(RemoteName, text).success) return text
  throw wrongUsage(`"${text}" is not the name of a remote: lower-case letters, digits and hyphens, such as billing-analytics.`)
}

/** A build's id, or the start of one (at least 4 digits). */
export function parseBuild(text: string): string {
  if (z.safeParse(BuildId, text).success || /^[a-f0-9]{4,15}$/.test(text)) return text
  throw wrongUsage(`"${text}" is not a build: give its id of 16 hexadecimal digits, or the first 4 or more of them.`)
}

/** `1:30,10:60,100:60`: percent of the audience, then its minimum minutes. The last step may omit its minutes. */
export function parseSteps(text: string): Step[] {
  const parts = text.split(',').map((part) => part.trim())
  const steps = parts.map((part, index) => {
    const [, percent, minutes] = /^(\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?$/.exec(part) ?? []
    if (percent === undefined)
      throw wrongUsage(`"${part}" is not a step: write percent:minutes, for example --steps 1:30,10:60,50:120,100:60.`)
    if (minutes === undefined && index < parts.length - 1)
      throw wrongUsage(`Step "${part}" needs the minutes that it holds before the next one, for example ${part}:30.`)
    const bp = Math.round(Number(percent) * 100)
    if (bp < 1 || bp > 10_000) throw wrongUsage(`"${part}": a step is at least 0.01 and at most 100 percent.`)
    return { bp, holdMinutes: Number(minutes ?? 0) }
  })
  const firstInvalid = steps.findIndex((step, index) => index > 0 && step.bp <= (steps[index - 1]?.bp ?? 0))
  if (firstInvalid > 0) throw wrongUsage(`Each step must be wider than the one before it; "${parts[firstInvalid]}" is not.`)
  return steps
}

const ROLES = ['visitor', 'member', 'moderator', 'admin']
const GROUP_VALUES: Record<Group['by'], { isValid: (value: string) => boolean; hint: string }> = {
  role: { isValid: (value) => ROLES.includes(value), hint: ROLES.join(', ') },
  tier: { isValid: (value) => z.safeParse(Tier, value).success, hint: 'free, supporter, premium' },
  language: {
    isValid: (value) => LANGUAGES.some(({ code }) => code === value),
    hint: LANGUAGES.map(({ code }) => code).join(', '),
  },
  country: { isValid: (value) => /^[A-Z]{2}$/.test(value), hint: 'two capital letters, such as AT' },
  member: { isValid: (value) => /^@?\w{3,32}$/.test(value), hint: 'a user name, such as mira' },
}

/** `role:admin`, `language:de`, `country:AT`, `tier:premium`, `member:mira`; the registry puts no name of a member into its records. */
export function parseGroup(text: string): Group {
  const [by = '', value = ''] = text.trim().split(/:(.*)/s)
  const rule = Object.hasOwn(GROUP_VALUES, by) ? GROUP_VALUES[by as Group['by']] : undefined
  if (!rule)
    throw wrongUsage(
      `"${text}" is not a group: write ${Object.keys(GROUP_VALUES).join(', ')}, then a colon and the value, such as role:admin.`,
    )
  const normalized = by === 'country' ? value.toUpperCase() : value
  if (!rule.isValid(normalized)) throw wrongUsage(`"${text}": "${value}" is none of ${rule.hint}.`)
  return { by: by as Group['by'], value: normalized }
}

export const parseGroups = (text: string): Group[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(parseGroup)

/** A parser of whole numbers from `min` to `max`. */
export const wholeNumber =
  (what: string, { min, max }: { min: number; max: number }) =>
  (text: string): number => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    throw wrongUsage(`${what} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
