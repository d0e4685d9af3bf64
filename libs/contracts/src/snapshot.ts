import * as z from '@worrystone/contracts/zod'
import { RemoteManifest } from './manifest.ts'

/** The name of a remote: also its folder, its translation namespace and a segment of its file addresses. */
export const RemoteName = z.string('Name a remote').check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Not the name of a remote'))
/** Hash of a build's files, 16 hexadecimal digits. */
export const BuildId = z.string('Name a build').check(z.regex(/^[a-f0-9]{16}$/, 'A build id has 16 hexadecimal digits'))

/**
 * A group of visitors. `member`: the subject of one person (`subjectOf`), never their id. `country`: ISO 3166, as the browser's
 * language setting tells it (`de-AT`); nothing about the visitor leaves the browser for it. `role:visitor`: nobody signed in.
 */
export const Group = z.object({
  by: z.enum(['role', 'tier', 'language', 'country', 'member']),
  value: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type Group = z.infer<typeof Group>

/** A build that some visitors get instead of the stable one. 10,000 basis points are everybody of its audience. */
export const Candidate = z.object({
  build: BuildId,
  salt: z.string(),
  percentBp: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** Visitors in one of `include` (everybody when it is empty) and in none of `exclude`. */
  audience: z.object({ include: z.array(Group), exclude: z.array(Group) }),
  /** Offered while `running` or `paused` (`paused`: no further step by itself); left at the next navigation when `halted`. */
  state: z.enum(['running', 'paused', 'halted']),
})
export type Candidate = z.infer<typeof Candidate>

export const Pin = z.object({ group: Group, build: BuildId })
export type Pin = z.infer<typeof Pin>

/** The record of one remote in the registry, as the shell reads it. Builds are named by id; `builds` of the snapshot describes them. */
export const RemoteRecord = z.object({
  remote: RemoteName,
  revision: z.number(),
  stable: BuildId,
  previous: z.array(BuildId),
  candidate: z._default(z.nullable(Candidate), null),
  pins: z._default(z.array(Pin), []),
  blocked: z.array(BuildId),
  kill: z.object({ on: z.boolean(), messageKey: z.nullable(z.string()) }),
})
export type RemoteRecord = z.infer<typeof RemoteRecord>

/**
 * `/registry/snapshot.json`. In its text the last member is `signature`: Ed25519, base64, over the text without that member
 * (`appendSignature`, `splitSignature` in `signature.ts`).
 */
export const Snapshot = z.object({
  schema: z.literal(1),
  generatedAt: z.string(),
  records: z.array(RemoteRecord),
  /** By `remote@buildId`. */
  builds: z.record(z.string(), RemoteManifest),
})
export type Snapshot = z.infer<typeof Snapshot>

/** The key of a build in a snapshot, in QA links and in the tools. */
export const buildKey = (remote: string, buildId: string) => `${remote}@${buildId}`
