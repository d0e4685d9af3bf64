import { buildKey, type Choice, type RemoteManifest } from '@worrystone/contracts'

export type FallbackStep = { build: RemoteManifest; by: Choice['by'] | 'fallback' }

/** The builds to try, in this order. A build of a QA link has no fallback: the tester needs to see it fail. */
export function fallbackChain(choice: Choice | null): FallbackStep[] {
  if (!choice?.build) return []
  const first: FallbackStep = { build: choice.build, by: choice.by }
  return choice.by === 'override' ? [first] : [first, ...choice.rest.map((build): FallbackStep => ({ build, by: 'fallback' }))]
}

/** Crashes of each build in this visit, after it was mounted. */
const crashes = new Map<string, number>()

/** Counts a crash. After its second one a build is not offered again in this tab, a candidate after its first. */
export function isCrashLimitReached({ build, by }: FallbackStep): boolean {
  const key = buildKey(build.name, build.buildId)
  const count = (crashes.get(key) ?? 0) + 1
  crashes.set(key, count)
  return by !== 'override' && (by === 'candidate' || count > 1)
}
