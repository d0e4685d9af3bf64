import * as z from '@worrystone/contracts/zod'
import { Beacon, Composition } from './beacon.ts'
import { Done, endpoint, Flag, Id, Time } from './endpoint.ts'
import { paging } from './paging.ts'
import { Published } from './publishing.ts'
import { Action, Why } from './registry-change.ts'
import { visitCounts } from './registry-health.ts'
import { HistoryEntry, RemoteStatus } from './registry-status.ts'
import { AuditEntry, TeamToken } from './registry-tokens.ts'
import { BuildId, Group, RemoteName } from './snapshot.ts'

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
      builds: z.array(z.object({ build: BuildId, points: z.array(z.object({ ...visitCounts, at: Time })) })),
    }),
  }),
  change: endpoint.post('/registry/remotes/:remote/changes', {
    who: 'operator',
    summary: 'Change the record: roll out, promote, pause, resume, roll back, block, pin, kill',
    params: remote,
    /** `revision`: the one that the caller has read; if the record has another one, the response is 409 and nothing changes. */
    body: z.strictObject({ revision: z.int(), why: Why, change: Action }),
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
