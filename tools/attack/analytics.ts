import { parseArgs } from 'node:util'
import { seedCatalogue } from '@worrystone/api/catalogue-seed'
import { openDatabase } from '@worrystone/api/database'
import { withPostgres } from '@worrystone/benchmarks/postgres'
import { attack, judged, type Outcome } from './attack.ts'
import type { Bounded } from './findings.ts'
import { leaksOf } from './leaks.ts'
import { markdownOf, tableOf } from './report.ts'
import { PROTECTED, UNROUNDED, type Variant, WEAK } from './variants.ts'
import { writeReport } from './write-report.ts'

/**
 * Attacks the figures about the community as an attacker who sees only responses; docs/privacy-of-figures.md describes the method. Prints a table
 * (`--write docs/privacy-of-figures.md` also writes it there) and fails when the protection leaks, or when the weakened one does not.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    countries: { type: 'string', default: '8' },
    days: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '2' },
    'bound-each': { type: 'string', default: '10' },
    only: { type: 'string' },
    write: { type: 'string' },
  },
})

const sizeOf = (seed: number) => ({
  ...{ people: Number(values.people), countries: Number(values.countries), days: Number(values.days) },
  ...{ historyDays: 365, warmUpDays: 9, seed },
})

/** Each community is simulated on a database of its own; without PostgreSQL on the embedded one. */
async function attackOnce(variant: Variant, seed: number): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const play = async (database: ReturnType<typeof openDatabase>) => {
    await database.migrate()
    await seedCatalogue(database)
    const log = (sentence: string) => process.stderr.write(`${sentence}\n`)
    outcomes.push(await attack(database, variant, { size: sizeOf(seed), boundEach: Number(values['bound-each']), log }))
    await database.close()
  }
  const isPlayed = await withPostgres((url) => play(openDatabase({ url, prepared: true, poolSize: 4 })))
  if (!isPlayed) await play(openDatabase({ folder: undefined }))
  return outcomes[0] as Outcome
}

/** Several communities are one longer attack. */
function together([first, ...others]: Outcome[]): Outcome {
  const whole = structuredClone({ ...first, tries: [] }) as Outcome
  whole.tries = [...(first?.tries ?? [])]
  for (const { bounded, hopeful, questioned, conflicts, uniformShown, tries } of others) {
    addBounded(whole.bounded, bounded)
    addBounded(whole.hopeful, hopeful)
    for (const [kind, cells] of Object.entries(questioned)) whole.questioned[kind as keyof typeof questioned].push(...cells)
    whole.conflicts.push(...conflicts)
    whole.uniformShown.push(...uniformShown)
    whole.tries.push(...tries)
  }
  return { ...whole, ...judged(whole.tries) }
}

function addBounded(whole: Bounded, { hidden, fewestValues, ...lists }: Bounded) {
  whole.hidden += hidden
  whole.fewestValues = Math.min(whole.fewestValues, fewestValues)
  for (const kind of ['tight', 'unsound', 'proven'] as const) whole[kind].push(...lists[kind])
}

const { only } = values
const variants = only ? [PROTECTED, WEAK, UNROUNDED].filter(({ name }) => name.startsWith(only)) : [PROTECTED, WEAK]
const outcomes: Outcome[] = []
for (const variant of variants) {
  const played: Outcome[] = []
  for (let seed = 1; seed <= Number(values.seeds); seed++) played.push(await attackOnce(variant, seed))
  outcomes.push(together(played))
}
console.log(`${values.people} people, ${values.countries} countries, ${values.days} days, ${values.seeds} communities\n`)
const table = markdownOf(tableOf(outcomes))
console.log(table)
if (values.write) writeReport(values.write, values, table)
for (const outcome of outcomes) {
  const leaks = leaksOf(outcome)
  console.log(`\n${outcome.variant.name}: ${leaks.length === 0 ? 'held' : `${leaks.length} leaks`}`)
  for (const leak of leaks.slice(0, 15)) console.log(`- ${leak}`)
  for (const conclusion of outcome.bounded.unsound.slice(0, 5)) console.log(`- wrong conclusion: ${conclusion}`)
  const isAsExpected = outcome.variant === PROTECTED ? leaks.length === 0 : outcome.variant !== WEAK || leaks.length > 0
  if (!isAsExpected) process.exitCode = 1
}
