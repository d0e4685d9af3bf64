import * as z from '@worrystone/contracts/zod'
import { BuildId } from './snapshot.ts'

/**
 * When a candidate counts as unhealthy. It must be worse than `maxErrorRate` (a share of visits, 0..1) and worse than `relativeToStable`
 * times the stable build's share, over the same `windowMinutes`, beyond chance, after at least `minSamples` visits.
 */
export const HealthPolicy = z.object({
  minSamples: z.int().check(z.minimum(5), z.maximum(100_000)),
  windowMinutes: z.int().check(z.minimum(1), z.maximum(1_440)),
  maxErrorRate: z.number().check(z.minimum(0), z.maximum(1)),
  relativeToStable: z.number().check(z.minimum(1), z.maximum(100)),
})
export type HealthPolicy = z.infer<typeof HealthPolicy>

const counts = { visits: z.number(), failures: z.number() }
/** Counts of visits, never of people. */
export const visitCounts = {
  ...counts,
  /** Milliseconds from the request for a page until it is mounted; null: no measurement yet. */
  mountMs: z.object({ p50: z.nullable(z.number()), p95: z.nullable(z.number()) }),
}

/** Visits of one build over a time: how many used it, for how many it failed, how long mounting took. */
export const BuildHealth = z.object({ build: BuildId, ...visitCounts })
export type BuildHealth = z.infer<typeof BuildHealth>

/**
 * What the gate compared, and its result: too few visits at this step, within a limit, above both by what may be chance, or
 * beyond chance. `here` of `wanted`: visits of the candidate at this step. `p`: as in `Verdict`, of this comparison.
 */
export const Judgement = z.object({
  code: z.enum(['few', 'kept', 'chance', 'worse']),
  candidate: z.object(counts),
  stable: z.object(counts),
  here: z.number(),
  wanted: z.number(),
  p: z.nullable(z.number()),
})
export type Judgement = z.infer<typeof Judgement>

/** The gate's present verdict about the candidate. `why`: the reason in one English sentence. */
export const Verdict = z.object({
  /** `ill`: the name of `unhealthy` in the previous release; read it by `verdictStateOf`. */
  state: z.enum(['waiting', 'healthy', 'unhealthy', 'ill']),
  why: z.string(),
  /** Missing in responses of earlier releases. */
  judgement: z.optional(Judgement),
  /** One-sided p of "the candidate fails no more often than stable"; null while there is too little to compare. */
  p: z.nullable(z.number()),
})
export type Verdict = z.infer<typeof Verdict>

export const verdictStateOf = ({ state }: Pick<Verdict, 'state'>) => (state === 'ill' ? 'unhealthy' : state)
