import { parseArgs } from 'node:util'
import { seedCatalogue } from '@worrystone/api/catalogue-seed'
import { openDatabase } from '@worrystone/api/database'
import { withPostgres } from '@worrystone/benchmarks/postgres'
import { attack, type Outcome, summarizeAttempts } from './attack.ts'
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

const sizeForSeed = (seed: number) => ({
  ...{ people: Number(values.people), countries: Number(values.countries), days: Number(values.days) },
  ...{ historyDays: 365, warmUpDays: 9, seed },
})

/** Each community is simulated on a database of its own; without PostgreSQL on the embedded one. */
async function attackOnce(variant: Variant, seed: number): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const runAttack = async (database: ReturnType<typeof openDatabase>) => {
    await database.migrate()
    await seedCatalogue(database)
    const log = (sentence: string) => process.stderr.write(`${sentence}\n`)
    outcomes.push(await attack(database, variant, { size: sizeForSeed(seed), boundEach: Number(values['bound-each']), log }))
    await database.close()
  }
  const isRunOnPostgres = await withPostgres((url) => runAttack(openDatabase({ url, prepared: true, poolSize: 4 })))
  if (!isRunOnPostgres) await runAttack(openDatabase({ folder: undefined }))
  return outcomes[0] as Outcome
}

/** Several communities are one longer attack. */
function combineOutcomes([first, ...others]: Outcome[]): Outcome {
  const total = structuredClone({ ...first, attempts: [] }) as Outcome
  total.attempts = [...(first?.attempts ?? [])]
  for (const { bounded, optimistic, queryResults, conflicts, uniformCells, attempts } of others) {
    addBounded(total.bounded, bounded)
    addBounded(total.optimistic, optimistic)
    for (const [kind, cells] of Object.entries(queryResults)) total.queryResults[kind as keyof typeof queryResults].push(...cells)
    total.conflicts.push(...conflicts)
    total.uniformCells.push(...uniformCells)
    total.attempts.push(...attempts)
  }
  return { ...total, ...summarizeAttempts(total.attempts) }
}

function addBounded(total: Bounded, { hidden, fewestValues, ...lists }: Bounded) {
  total.hidden += hidden
  total.fewestValues = Math.min(total.fewestValues, fewestValues)
  for (const kind of ['tight', 'unsound', 'proven'] as const) total[kind].push(...lists[kind])
}

const { only } = values
const variants = only ? [PROTECTED, WEAK, UNROUNDED].filter(({ name }) => name.startsWith(only)) : [PROTECTED, WEAK]
const outcomes: Outcome[] = []
for (const variant of variants) {
  const seedOutcomes: Outcome[] = []
  for (let seed = 1; seed <= Number(values.seeds); seed++) seedOutcomes.push(await attackOnce(variant, seed))
  outcomes.push(combineOutcomes(seedOutcomes))
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
