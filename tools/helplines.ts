// Checks that every helpline has a source, the date it was read, and complete data: node tools/helplines.ts
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ageInDays, checkHelplines, describeProblem } from '@worrystone/safety/helplines'

const FILE = 'libs/safety/src/helplines/helplines.json'
const WARN_AFTER_DAYS = 180
const FAIL_AFTER_DAYS = 365

export type HelplineReport = { errors: string[]; warnings: string[]; count: number }

/** `text`: the content of helplines.json. */
export function checkFile(text: string, now: Date): HelplineReport {
  const { helplines, problems } = checkHelplines(parse(text))
  const aged = helplines.map((helpline) => ({ helpline, days: ageInDays(helpline, now) }))
  const describe = ({ helpline, days }: (typeof aged)[number]) =>
    `${FILE} (${helpline.id}): readOn ${helpline.readOn} is ${days < 0 ? 'in the future' : `${days} days ago: read its sources again`}.`
  return {
    errors: [
      ...problems.map((problem) => describeProblem(problem, FILE)),
      ...aged.filter(({ days }) => days < 0 || days > FAIL_AFTER_DAYS).map(describe),
    ],
    warnings: aged.filter(({ days }) => days > WARN_AFTER_DAYS && days <= FAIL_AFTER_DAYS).map(describe),
    count: helplines.length,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function main(): number {
  const text = readFileSync(resolve(import.meta.dirname, '..', FILE), 'utf8')
  const { errors, warnings, count } = checkFile(text, new Date())
  for (const warning of warnings) console.log(`Warning: ${warning}`)
  for (const error of errors) console.log(error)
  console.log(errors.length === 0 ? `All ${count} helplines are complete.` : `${errors.length} problems.`)
  return errors.length === 0 ? 0 : 1
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) process.exitCode = main()
