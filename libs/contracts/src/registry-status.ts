import * as z from '@worrystone/contracts/zod'
import { Time } from './endpoint.ts'
import { BuildHealth, HealthPolicy, Judgement, Verdict } from './registry-health.ts'
import { BuildId, Candidate, RemoteRecord } from './snapshot.ts'

/** One step of a rollout: this share of the audience, for at least this long, before the next step. */
export const Step = z.object({
  bp: z.int().check(z.minimum(1, 'A step is at least 0.01 %'), z.maximum(10_000, 'A step is at most 100 %')),
  holdMinutes: z.number().check(z.minimum(0), z.maximum(10_080, 'A step holds at most a week')),
})
export type Step = z.infer<typeof Step>

export const BuildInfo = z.object({
  build: BuildId,
  version: z.string(),
  commit: z.string(),
  builtAt: z.string(),
  publishedAt: Time,
  publishedBy: z.string(),
  bytes: z.number(),
  role: z.enum(['stable', 'candidate', 'previous', 'blocked', 'idle']),
})
export type BuildInfo = z.infer<typeof BuildInfo>

/** Everything an operator may know of one remote. */
export const RemoteStatus = z.extend(RemoteRecord, {
  team: z.string(),
  /** The candidate's steps; `step`: index of the present one; `nextAt`: when the next one may start by itself. */
  rollout: z.nullable(
    z.extend(Candidate, { steps: z.array(Step), step: z.number(), startedAt: Time, stepSince: Time, nextAt: z.nullable(Time) }),
  ),
  health: HealthPolicy,
  verdict: z.nullable(Verdict),
  /** Over the window of the policy: stable first, then the candidate. */
  figures: z.array(BuildHealth),
  builds: z.array(BuildInfo),
  updatedAt: Time,
})
export type RemoteStatus = z.infer<typeof RemoteStatus>

export const HistoryEntry = z.object({
  revision: z.number(),
  what: z.string(),
  build: z.nullable(BuildId),
  /** The details in figures and names: `1 % → 10 %, + role moderator`. */
  detail: z.optional(z.string()),
  /** `mira` (an admin), `token worries-ci`, `gate` (the registry itself) or `start`. */
  who: z.string(),
  why: z.string(),
  /** For changes of the gate. */
  judgement: z.optional(Judgement),
  at: Time,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
