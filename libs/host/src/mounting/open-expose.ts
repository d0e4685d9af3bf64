import type { Choice, RemoteManifest } from '@worrystone/contracts'
import { fingerprint, recordBuildInUse } from '../health/builds-in-use.ts'
import { createErrorId, report } from '../health/report.ts'
import { reportFailure, reportSuccess } from '../health/report-health.ts'
import { isExposeLoaded, loadExpose } from '../loading/load-expose.ts'
import { preloadResponses } from '../loading/preload-responses.ts'
import { DEADLINES, withDeadline } from '../loading/with-deadline.ts'
import type { OpenOptions } from './expose-ref.ts'
import { type FallbackStep, fallbackChain, isCrashLimitReached } from './fallback-chain.ts'
import { mountExpose } from './mount-expose.ts'

type FailedStep = { step: FallbackStep; error: unknown; ms: number }

/**
 * Mounts an expose of a remote: the chosen build, else its other builds in the same place, else the caller shows an error panel.
 * Returns at once a function that unmounts it.
 */
export function openExpose(options: OpenOptions): () => void {
  const { exposeRef, site, onState } = options
  const { remote, expose } = exposeRef
  const startedAt = performance.now()
  const closed = new AbortController()
  let unmount = async () => {}
  let hasCrashed = false

  function fail(error: unknown, step?: FallbackStep) {
    if (closed.signal.aborted) return
    const errorId = createErrorId()
    report(error, { remote, buildId: step?.build.buildId, errorId })
    const reason = error instanceof Error ? error.message : String(error)
    const tested = step?.by === 'override' && { tested: { build: step.build.buildId, reason } }
    onState({ kind: 'failed', errorId, page: fingerprint(), ...tested })
  }

  function quarantine({ name, buildId }: RemoteManifest) {
    site.quarantine.add(name, buildId)
    site.releaseChoice(name)
  }

  const reportBroken = (build: RemoteManifest, error: unknown, ms: number) =>
    void reportFailure(site, { build, expose, error, ms })

  function onCrash(step: FallbackStep, error: unknown) {
    hasCrashed = true
    if (isCrashLimitReached(step)) quarantine(step.build)
    fail(error, step)
    reportBroken(step.build, error, performance.now() - startedAt)
    // Not before React has finished the commit that threw.
    queueMicrotask(() => void unmountOnce())
  }

  async function mount(step: FallbackStep): Promise<void> {
    const { build } = step
    const stepStartedAt = performance.now()
    const reportPhase = (phase: 'loaded' | 'mounted') =>
      reportSuccess(site, build, { phase, ms: performance.now() - stepStartedAt })
    recordBuildInUse(remote, build.buildId)
    preloadWhileLoading(build, options)
    const lifecycles = await loadExpose(build, expose)
    reportPhase('loaded')
    if (closed.signal.aborted) return
    const unmountMounted = await mountExpose({
      options,
      build,
      lifecycles,
      closed: closed.signal,
      onCrash: (error) => onCrash(step, error),
    })
    unmount = () =>
      unmountMounted().catch((error: unknown) => {
        report(error, { remote, buildId: build.buildId })
        reportBroken(build, error, performance.now() - startedAt)
      })
    if (!closed.signal.aborted) reportPhase('mounted')
  }

  function unmountOnce(): Promise<void> {
    const current = unmount
    unmount = async () => {}
    return current()
  }

  /** The others are at fault only if another build works: offline all of them fail. */
  function onMounted(step: FallbackStep, failed: readonly FailedStep[]) {
    for (const failedStep of failed) quarantine(failedStep.step.build)
    if (failed.length > 0) site.commitChoice(remote)
    if (!hasCrashed) onState({ kind: 'ready', buildId: step.build.buildId })
  }

  async function mountFirstUsable(choice: Choice | null): Promise<void> {
    const failed: FailedStep[] = []
    const reportAll = () => {
      for (const { step, error, ms } of failed) reportBroken(step.build, error, ms)
    }
    for (const step of fallbackChain(choice)) {
      // An earlier build may lack a newer expose.
      if (step.by !== 'override' && !step.build.exposes[expose]) continue
      const stepStartedAt = performance.now()
      try {
        await mount(step)
        if (closed.signal.aborted) return await unmountOnce()
        reportAll()
        return onMounted(step, failed)
      } catch (error) {
        if (closed.signal.aborted) return
        report(error, { remote, buildId: step.build.buildId })
        failed.push({ step, error, ms: performance.now() - stepStartedAt })
      }
    }
    reportAll()
    const lastFailure = failed.at(-1)
    const reasons = choice?.why.join('; ') ?? 'not in the snapshot'
    fail(lastFailure?.error ?? new Error(`${remote} has no build that could be shown: ${reasons}`), lastFailure?.step)
  }

  async function start(): Promise<void> {
    onState({ kind: 'loading' })
    if (!(await withDeadline(DEADLINES.trust, 'the registry', site.trusted())))
      throw new Error('no snapshot with the signature of the registry: no build may run')
    if (!closed.signal.aborted) await mountFirstUsable(site.commitChoice(remote))
  }

  start().catch((error: unknown) => fail(error))
  return () => {
    closed.abort()
    // Never from inside a React commit: another root would be unmounted while this one renders.
    queueMicrotask(() => void unmountOnce())
  }
}

/** Requests a page's data while its code is on its way. A page whose code is loaded requests it itself as soon. */
function preloadWhileLoading(build: RemoteManifest, { exposeRef, navigation }: OpenOptions): void {
  const route = build.routes.find(({ path }) => path === exposeRef.path)
  if (route && !isExposeLoaded(build, exposeRef.expose)) preloadResponses(route, navigation.get().location)
}
