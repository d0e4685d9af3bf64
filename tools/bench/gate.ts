import { DEFAULT_POLICY, type Stage, simulate } from '@worrystone/api/registry/internals'

/**
 * How soon the health gate halts unhealthy candidates, and how often healthy ones, over simulated rollouts with a check after each visit of the candidate.
 * Prints tables, asserts nothing (gate.test.ts does). BENCH_SEEDS (1000) is the number of rollouts of each line.
 */

const SEEDS = Number(process.env.BENCH_SEEDS ?? 1_000)

type Scenario = { name: string; stages: Stage[] }

const rates = (candidateFails: number, stableFails: number) => ({ candidateFails, stableFails })
const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`

/** Long enough for 2,000 visitors of the candidate. */
const unhealthy = (fails: number, share: number): Scenario => ({
  name: `${percent(fails)} of its visits fail (stable 0.2 %), ${percent(share)} of visitors`,
  stages: [{ visits: Math.round(2_000 / share), share, ...rates(fails, 0.002) }],
})

const equal = (fails: number, share: number, visits = 20_000): Scenario => ({
  name: `both fail for ${percent(fails)}, ${percent(share)} of ${visits} visits`,
  stages: [{ visits, share, ...rates(fails, fails) }],
})

const STEPS = [0.01, 0.1, 0.5, 1]

const UNHEALTHY: Scenario[] = [
  ...[0.01, 0.1, 0.5].flatMap((share) => [unhealthy(0.05, share), unhealthy(0.3, share)]),
  unhealthy(1, 0.1),
  unhealthy(0.02, 0.1),
  {
    name: 'steps 1, 10, 50, 100 % of 2,000 visits each, 5 % fail',
    stages: STEPS.map((share) => ({ visits: 2_000, share, ...rates(0.05, 0.002) })),
  },
  {
    name: 'for everybody, 5 % fail: nobody has stable any more',
    stages: [{ visits: 2_000, share: 1, ...rates(0.05, 0.002) }],
  },
  {
    name: 'healthy for 24 hours (2,880 of its visits), then 5 % fail: counted from there',
    stages: [
      { visits: 28_800, share: 0.1, ...rates(0.002, 0.002) },
      { visits: 20_000, share: 0.1, ...rates(0.05, 0.002), isSameStep: true },
    ],
  },
]

const EQUAL: Scenario[] = [
  equal(0, 0.1),
  equal(0.002, 0.01),
  equal(0.002, 0.1),
  equal(0.002, 0.5),
  equal(0.01, 0.1),
  equal(0.01, 0.5),
  equal(0.05, 0.1),
  equal(0.05, 0.5),
  {
    name: 'steps 1, 10, 50 %, an outage at the last step fails 10 % of both',
    stages: [
      { visits: 7_000, share: 0.01, ...rates(0.002, 0.002) },
      { visits: 7_000, share: 0.1, ...rates(0.002, 0.002) },
      { visits: 6_000, share: 0.5, ...rates(0.1, 0.1) },
    ],
  },
]

function runRollouts({ name, stages }: Scenario) {
  const runs = Array.from({ length: SEEDS }, (_, seed) => simulate({ stages, policy: DEFAULT_POLICY, seed: seed + 1 }))
  const halted = runs.filter(({ isHalted }) => isHalted).map(({ met, late }) => (stages.at(-1)?.isSameStep ? late : met))
  return { name, halted: halted.sort((a, b) => a - b) }
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? '–'

console.log(`Policy: ${JSON.stringify(DEFAULT_POLICY)}; ${SEEDS} rollouts a line\n`)
console.log('| unhealthy candidate | halted | median of visitors who met it | p95 | p99 | most |\n|---|---|---|---|---|---|')
for (const scenario of UNHEALTHY) {
  const { name, halted } = runRollouts(scenario)
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(halted, share))
  console.log(`| ${name} | ${halted.length} | ${figures.join(' | ')} |`)
}
console.log('\n| two equal builds | halted wrongly |\n|---|---|')
for (const scenario of EQUAL) {
  const { name, halted } = runRollouts(scenario)
  console.log(`| ${name} | ${halted.length} |`)
}
