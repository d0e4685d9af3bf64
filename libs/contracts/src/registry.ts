import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Flag, Id, Time } from './endpoint.ts'
import { paging } from './paging.ts'
import { BuildId, Candidate, Group, RemoteName, RemoteRecord } from './snapshot.ts'

/** One step of a rollout: this share of the audience, for at least this long, before the next step. */
export const Step = z.object({
  bp: z.int().check(z.minimum(1, 'A step is at least 0.01 %'), z.maximum(10_000, 'A step is at most 100 %')),
  holdMinutes: z.number().check(z.minimum(0), z.maximum(10_080, 'A step holds at most a week')),
})
export type Step = z.infer<typeof Step>

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
const visits = {
  ...counts,
  /** Milliseconds from the request for a page until it is mounted; null: no measurement yet. */
  mountMs: z.object({ p50: z.nullable(z.number()), p95: z.nullable(z.number()) }),
}

/** Visits of one build over a time: how many used it, for how many it failed, how long mounting took. Counts of visits, never of people. */
export const BuildHealth = z.object({ build: BuildId, ...visits })
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

const why = z
  .string('Say why in a few words')
  .check(z.trim(), z.minLength(1, 'Say why in a few words'), z.maxLength(200, 'Say why in at most 200 characters'))
const build = BuildId
const groups = z._default(z.array(Group).check(z.maxLength(50, 'At most 50 groups')), [])

/** Every change of a record. `percentBp` without `steps` is one step that lasts until the next change. */
export const Action = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('rollout'),
    build,
    steps: z.array(Step).check(z.minLength(1, 'Name at least one step'), z.maxLength(20, 'At most 20 steps')),
    include: groups,
    exclude: groups,
  }),
  z.strictObject({ action: z.literal('promote') }),
  z.strictObject({ action: z.literal('pause') }),
  z.strictObject({ action: z.literal('resume') }),
  /** Takes the candidate away; without one, makes the newest usable previous build the stable one, or `build`. */
  z.strictObject({ action: z.literal('rollback'), build: z.optional(build) }),
  z.strictObject({ action: z.literal('block'), build }),
  z.strictObject({ action: z.literal('unblock'), build }),
  z.strictObject({ action: z.literal('pin'), build, group: Group }),
  z.strictObject({ action: z.literal('unpin'), group: Group }),
  z.strictObject({ action: z.literal('kill'), messageKey: z._default(z.nullable(z.string().check(z.maxLength(200))), null) }),
  z.strictObject({ action: z.literal('revive') }),
  z.strictObject({ action: z.literal('health'), policy: HealthPolicy }),
])
export type Action = z.infer<typeof Action>
export type ActionName = Action['action']

/** The messages of a switched-off remote that exist in every language; any other `messageKey` is shown as it is. */
export const KILL_MESSAGES = [
  'This part of the site is being repaired. Please come back a little later.',
  'This part of the site is taking a short break. Nothing of yours is lost.',
] as const

/** A team's token as listed. The token itself is shown once, when it is made. */
export const TeamToken = z.object({
  id: Id,
  name: z.string(),
  remotes: z.array(RemoteName),
  createdAt: Time,
  createdBy: z.string(),
  lastUsedAt: z.nullable(Time),
  revokedAt: z.nullable(Time),
})
export type TeamToken = z.infer<typeof TeamToken>

/** An event of a token, or what it was refused. It outlives the token. */
export const AuditEntry = z.object({
  what: z.enum(['token made', 'token revoked', 'refused']),
  token: z.string(),
  /** Of a refusal: the remote that was requested; null: the token was revoked already. */
  remote: z.nullable(z.string()),
  /** The admin's username; of a refusal the token itself. */
  who: z.string(),
  at: Time,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * How one visit (one tab) fared with one build of a remote, whichever of its pages and slots came first. Each phase is reported at most
 * once for each visit and build, and only the first of `mounted` and `failed` is reported.
 * - `loaded`: entry and chunks are fetched and evaluated; `verified`: with the hashes of the manifest. Both only inform.
 * - `mounted`: the build was shown for the first time; `ms` is the time to mount.
 * - `failed`: the build could not be shown at all: loading, verifying or the first mounting failed, retries included.
 * - `crashed`: after it was mounted, something of it broke: an expose threw, or a later page or slot could not be shown.
 *
 * The health figures count nothing else: visits = mounted + failed, failures = failed + crashed. A visit adds one to the visits and at
 * most one to the failures. A visit with a QA link reports nothing.
 */
export const Phase = z.enum(['loaded', 'verified', 'mounted', 'failed', 'crashed'])
export type Phase = z.infer<typeof Phase>

export const Beacon = z.strictObject({
  shell: BuildId,
  /** Build of each remote that the visit used so far, by remote: with the shell's build it makes the fingerprint. */
  remotes: z.record(RemoteName, BuildId).check(z.refine((builds) => Object.keys(builds).length <= 50, 'At most 50 remotes')),
  reports: z
    .array(
      z.strictObject({
        remote: RemoteName,
        build: BuildId,
        phase: Phase,
        /** Milliseconds since the expose was requested. */
        ms: z.int().check(z.minimum(0), z.maximum(600_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
})
export type Beacon = z.infer<typeof Beacon>

/** The composition of a page. `shared`: versions of the modules that the shell provided. */
export const Composition = z.object({
  fingerprint: z.string(),
  shell: BuildId,
  remotes: z.record(RemoteName, BuildId),
  shared: z.record(z.string(), z.string()),
  firstSeenAt: Time,
  lastSeenAt: Time,
})
export type Composition = z.infer<typeof Composition>

/** What a published build may hold. */
export const PUBLISH = {
  files: 500,
  fileBytes: 2_000_000,
  bytes: 20_000_000,
  pathLength: 200,
  manifestBytes: 100_000,
  /** What a page may hold of a manifest. */
  describedBytes: 16_000,
  /** The most gzip bytes that a remote's entry and the chunks of one page or slot may have together. */
  pageBytes: 25_000,
  types: ['.js', '.css', '.json', '.svg', '.webp', '.woff2'],
} as const

export const Published = z.object({ remote: RemoteName, build: BuildId, publishedAt: Time })
export type Published = z.infer<typeof Published>

const remote = z.object({ remote: RemoteName })

/** A `Reason` as the API sends it: pages and tools may be older than the registry and ignore unknown codes. */
const SerializedReason = z.object({
  code: z.string(),
  build: z.optional(BuildId),
  by: z.optional(z.string()),
  group: z.optional(Group),
  groups: z.optional(z.array(Group)),
  percentBp: z.optional(z.number()),
  bucket: z.optional(z.number()),
  problem: z.optional(z.nullable(z.string())),
  needs: z.optional(z.string()),
  has: z.optional(z.string()),
})
export type SerializedReason = z.infer<typeof SerializedReason>

/** `who: 'operator'`: an admin, for changes with a sign-in of the last 15 minutes, or a team's token for its own remotes. */
export const registryApi = {
  remotes: endpoint.get('/registry/remotes', {
    who: 'operator',
    summary: 'Every remote that the caller may operate, with its builds, rollout and health',
    response: z.object({ remotes: z.array(RemoteStatus) }),
  }),
  remote: endpoint.get('/registry/remotes/:remote', {
    who: 'operator',
    summary: 'One remote with its builds, rollout and health',
    params: remote,
    response: RemoteStatus,
  }),
  /**
   * One part for each file, its field name the path inside the build, and `manifest.json` among them. A refused build gets 400 with
   * one detail for each reason, a known build 200.
   */
  publish: endpoint.post('/registry/remotes/:remote/builds', {
    who: 'operator',
    summary: 'Publish a build: every file of its folder, and manifest.json among them',
    status: 201,
    form: 'files',
    params: remote,
    response: Published,
  }),
  history: endpoint.get('/registry/remotes/:remote/history', {
    who: 'operator',
    summary: 'Who changed what, and why, newest first',
    params: remote,
    query: z.object(paging()),
    response: z.object({ entries: z.array(HistoryEntry), hasMore: z.boolean() }),
  }),
  health: endpoint.get('/registry/remotes/:remote/health', {
    who: 'operator',
    summary: 'Visits, failures and time to mount of each build over time',
    params: remote,
    query: z.object({
      minutes: z._default(z.coerce.number().check(z.int(), z.minimum(5), z.maximum(10_080)), 60),
    }),
    /** `points` of equal length (`bucketMinutes`), oldest first; buckets without visits are left out. */
    response: z.object({
      bucketMinutes: z.number(),
      builds: z.array(z.object({ build: BuildId, points: z.array(z.object({ ...visits, at: Time })) })),
    }),
  }),
  change: endpoint.post('/registry/remotes/:remote/changes', {
    who: 'operator',
    summary: 'Change the record: roll out, promote, pause, resume, roll back, block, pin, kill',
    params: remote,
    /** `revision`: the one that the caller has read; if the record has another one, the response is 409 and nothing changes. */
    body: z.strictObject({ revision: z.int(), why, change: Action }),
    response: RemoteStatus,
  }),
  explain: endpoint.post('/registry/remotes/:remote/explain', {
    who: 'operator',
    summary: 'Which build a visitor gets, and why',
    params: remote,
    body: z.strictObject({
      /** A member's username; without one, an unspecified visitor. */
      username: z.optional(z.string()),
      /** The subject of a visitor who is not signed in, as `platform.explain()` shows it. */
      subject: z.optional(z.string().check(z.maxLength(64))),
      language: z.optional(z.string().check(z.maxLength(8))),
      country: z.optional(z.string().check(z.maxLength(2))),
    }),
    /** `why`: the reasons in English, line by line. */
    response: z.object({ build: z.nullable(BuildId), why: z.array(z.string()), reasons: z.optional(z.array(SerializedReason)) }),
  }),
  fingerprint: endpoint.get('/registry/fingerprints/:fingerprint', {
    who: 'operator',
    summary: 'What a page with this fingerprint was made of',
    params: z.object({ fingerprint: z.string().check(z.regex(/^[a-f0-9]{8}$/, 'A fingerprint has 8 hexadecimal digits')) }),
    response: Composition,
  }),
  beacons: endpoint.post('/registry/beacons', {
    who: 'anyone',
    summary: 'How builds fared in one visit; holds nothing about the visitor',
    rate: 'beacon',
    status: 202,
    body: Beacon,
    response: Done,
  }),
  tokens: endpoint.get('/registry/tokens', {
    who: 'admin',
    summary: "Teams' tokens",
    query: z.object({ revoked: Flag }),
    response: z.object({ tokens: z.array(TeamToken) }),
  }),
  createToken: endpoint.post('/registry/tokens', {
    who: 'admin',
    summary: 'Make a token for a team; told once',
    status: 201,
    body: z.strictObject({
      name: z.string('Name the token').check(z.trim(), z.regex(/^[\w .-]{2,60}$/, 'A name of 2 to 60 letters and digits')),
      remotes: z.array(RemoteName).check(z.minLength(1, 'Name at least one remote'), z.maxLength(20, 'At most 20 remotes')),
    }),
    response: z.object({ token: z.string(), entry: TeamToken }),
  }),
  audit: endpoint.get('/registry/audit', {
    who: 'admin',
    summary: 'Tokens made and revoked, and what they were refused, newest first',
    query: z.object(paging()),
    response: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
  }),
  revokeToken: endpoint.delete('/registry/tokens/:tokenId', {
    who: 'admin',
    summary: 'Revoke a token at once',
    params: z.object({ tokenId: Id }),
    response: TeamToken,
  }),
}
