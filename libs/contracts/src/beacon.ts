import * as z from '@worrystone/contracts/zod'
import { Time } from './endpoint.ts'
import { BuildId, RemoteName } from './snapshot.ts'

/**
 * The result of one visit (one tab) with one build of a remote, whichever of its pages and slots came first. Each phase is reported at most
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
