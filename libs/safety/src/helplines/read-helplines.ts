import * as z from '@worrystone/contracts/zod'
import { Helpline } from './schema.ts'

/** `row`: its index in the file; null for the file as a whole. */
export type HelplineProblem = { row: number | null; id: string | null; field: string; problem: string }

/** Parses the file of helplines; the error names file, row and field of the first problem in one sentence. */
export function readHelplines(json: unknown): Helpline[] {
  const { helplines, problems } = checkHelplines(json)
  if (problems[0]) throw new Error(describeProblem(problems[0]))
  return helplines
}

export function describeProblem({ row, id, field, problem }: HelplineProblem, file = 'helplines.json'): string {
  if (row === null) return `${file} ${problem}.`
  return `${file}, row ${row} (${id ?? 'no id'}): ${field} ${problem}.`
}

/** Every problem of the file; `helplines` holds the valid rows. */
export function checkHelplines(json: unknown): { helplines: Helpline[]; problems: HelplineProblem[] } {
  if (!Array.isArray(json))
    return { helplines: [], problems: [{ row: null, id: null, field: '', problem: 'must be a list of rows' }] }
  const problems: HelplineProblem[] = []
  const rows = new Map<number, Helpline>()
  for (const [row, value] of json.entries()) {
    const result = z.safeParse(Helpline, value)
    if (result.success) rows.set(row, result.data)
    else problems.push({ row, id: idOf(value), ...firstIssue(value, result.error.issues) })
  }
  const helplines = [...rows.values()]
  for (const [row, helpline] of rows)
    for (const [field, problem] of contradictionsOf(helpline, helplines)) problems.push({ row, id: helpline.id, field, problem })
  return { helplines, problems: problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)) }
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null

type Issue = { code: string; path: PropertyKey[]; message: string; keys?: string[] }

/** The first schema error of a row, in words: the small build of zod has no messages. */
function firstIssue(value: unknown, issues: readonly object[]): { field: string; problem: string } {
  const issue = issues[0] as Issue
  const path = [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])]
  const field = path.join('.') || 'the row'
  if (issue.keys) return { field, problem: 'is not a known field' }
  const badValue = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
  if (badValue === undefined) return { field, problem: 'is missing' }
  return { field, problem: issue.message === 'Invalid input' ? 'has the wrong type or value' : issue.message }
}

/** The problems of a row with valid fields. */
function contradictionsOf(helpline: Helpline, all: Helpline[]): [field: string, problem: string][] {
  const problems: [string, string][] = []
  const { id, country, kind, dial, telUri, pairWith, priority, confidence, ages } = helpline
  if (all.filter((other) => other.id === id).length > 1) problems.push(['id', 'is not unique'])
  if (telUri !== (dial === null ? null : telUriOf(dial)))
    problems.push(['telUri', 'must carry the digits of dial, and only these'])
  for (const [index, other] of (helpline.otherNumbers ?? []).entries())
    if (other.telUri !== telUriOf(other.dial))
      problems.push([`otherNumbers.${index}.telUri`, 'must carry the digits of dial, and only these'])
  for (const [field, number] of numbersOf(helpline))
    if (/^00\d{4}/.test(telDigits(number))) problems.push([field, 'must not begin with an international prefix'])
  if (numbersOf(helpline).length === 0 && !helpline.chatUrl && !helpline.webUrl)
    problems.push(['dial', 'is null, and so is every other way'])
  if (confidence === 'C' && priority !== null) problems.push(['priority', 'must be null for a row of confidence C'])
  if (ages && ages[0] > ages[1]) problems.push(['ages', 'must begin with the lower one'])
  if (kind === 'emergency' && all.some((other) => other !== helpline && other.country === country && other.kind === kind))
    problems.push(['kind', 'is emergency in two rows of one country'])
  for (const partnerId of pairWith) {
    const problem = pairProblem(
      helpline,
      all.find((other) => other.id === partnerId),
    )
    if (problem) problems.push(['pairWith', `${problem} (${partnerId})`])
  }
  return problems
}

/** Why services cannot be shown together or not at all. */
function pairProblem(helpline: Helpline, partner: Helpline | undefined): string | null {
  if (!partner) return 'names a row that does not exist'
  if (partner.id === helpline.id) return 'names the row itself'
  if (!partner.pairWith.includes(helpline.id)) return 'names a row that does not name this one'
  if (partner.country !== helpline.country) return 'names a row of another country'
  if ((partner.priority === null) !== (helpline.priority === null))
    return "names a row that does not stand with this one: one is behind 'More'"
  return null
}

function numbersOf({ dial, otherNumbers = [], sms, whatsapp }: Helpline): [field: string, number: string][] {
  const numbers: [string, string | null | undefined][] = [
    ['dial', dial],
    ...otherNumbers.map((other, index): [string, string] => [`otherNumbers.${index}.dial`, other.dial]),
    ['sms.to', sms?.to],
    ['whatsapp', whatsapp],
  ]
  return numbers.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The digits to dial for a number that may be printed with letters. */
const telDigits = (dial: string) =>
  dial.replaceAll(/[ -]/g, '').replaceAll(/[A-Z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2))

const telUriOf = (dial: string) => `tel:${telDigits(dial)}`

const DAY = 24 * 60 * 60_000

/** Days since the sources of a row were read; negative for a future day. */
export const ageInDays = ({ readOn }: Pick<Helpline, 'readOn'>, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(`${readOn}T00:00Z`)) / DAY)
