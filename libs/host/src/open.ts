import { buildKey, type Choice, type RemoteManifest } from '@worrystone/contracts'
import type { Navigation, Platform, Store } from '@worrystone/remote-kit'
import { askEarly } from './asks.ts'
import { fingerprint, noteUse } from './composition.ts'
import { DEADLINES, within } from './deadline.ts'
import { tellBroken, tellGood } from './health.ts'
import { isDoorReady, loadDoor } from './load.ts'
import { mountPiece } from './mount-piece.ts'
import { newErrorId, report } from './report.ts'
import type { SiteStore } from './site.ts'

export type Piece = {
  remote: string
  expose: string
  /** The route of a page; null for a slot. */
  path: string | null
}

/** `page`: fingerprint of what the page is made of. `tested`: the build that a QA link named, and why it could not be shown. */
export type Failed = { kind: 'failed'; errorId: string; page: string; tested?: { build: string; reason: string } }
export type PieceState = { kind: 'loading' } | { kind: 'ready'; buildId: string } | Failed

export type OpenRequest = {
  piece: Piece
  host: HTMLElement
  input: Store<Record<string, unknown>>
  site: SiteStore
  navigation: Navigation
  platformFor(piece: { remote: string; buildId: string; instanceId: string; signal: AbortSignal }): Platform
  onState(state: PieceState): void
}

type Rung = { build: RemoteManifest; by: Choice['by'] | 'fallback' }

/** What is tried, in this order. A build that a QA link named stands alone: whoever tests it wants to see it fail. */
function ladderOf(choice: Choice | null): Rung[] {
  if (!choice?.build) return []
  const first: Rung = { build: choice.build, by: choice.by }
  return choice.by === 'override' ? [first] : [first, ...choice.rest.map((build): Rung => ({ build, by: 'fallback' }))]
}

/** Crashes of each build in this visit, once shown. */
const crashes = new Map<string, number>()

/** After its second crash a build is not offered again in this tab; a candidate after its first: it is on trial. */
function hasCrashedEnough({ build, by }: Rung): boolean {
  const key = buildKey(build.name, build.buildId)
  const count = (crashes.get(key) ?? 0) + 1
  crashes.set(key, count)
  return by !== 'override' && (by === 'candidate' || count > 1)
}

/**
 * Shows one piece of a remote: the chosen build, else in the same place its other builds, else the caller's error panel.
 * Answers at once with how to take it away again.
 */
export function open(request: OpenRequest): () => void {
  const { piece, site, onState } = request
  const { remote, expose } = piece
  const wished = performance.now()
  const gone = new AbortController()
  let close = async () => {}
  let hasCrashed = false

  function fail(error: unknown, rung?: Rung) {
    if (gone.signal.aborted) return
    const errorId = newErrorId()
    report(error, { remote, buildId: rung?.build.buildId, errorId })
    const reason = error instanceof Error ? error.message : String(error)
    const tested = rung?.by === 'override' && { tested: { build: rung.build.buildId, reason } }
    onState({ kind: 'failed', errorId, page: fingerprint(), ...tested })
  }

  function quarantine({ name, buildId }: RemoteManifest) {
    site.quarantine.add(name, buildId)
    site.forget(name)
  }

  const accuse = (build: RemoteManifest, error: unknown, ms: number) => void tellBroken(site, { build, expose, error, ms })

  function onCrash(rung: Rung, error: unknown) {
    hasCrashed = true
    if (hasCrashedEnough(rung)) quarantine(rung.build)
    fail(error, rung)
    accuse(rung.build, error, performance.now() - wished)
    // Not before React is done with the commit that threw.
    queueMicrotask(() => void takeAway())
  }

  async function show(rung: Rung): Promise<void> {
    const { build } = rung
    const since = performance.now()
    const tell = (phase: 'loaded' | 'mounted') => tellGood(site, build, { phase, ms: performance.now() - since })
    noteUse(remote, build.buildId)
    askWhileLoading(build, request)
    const lifecycles = await loadDoor(build, expose)
    tell('loaded')
    if (gone.signal.aborted) return
    const unmount = await mountPiece({
      request,
      build,
      lifecycles,
      gone: gone.signal,
      onCrash: (error) => onCrash(rung, error),
    })
    close = () =>
      unmount().catch((error: unknown) => {
        report(error, { remote, buildId: build.buildId })
        accuse(build, error, performance.now() - wished)
      })
    if (!gone.signal.aborted) tell('mounted')
  }

  /** Takes away what is shown, once. */
  function takeAway(): Promise<void> {
    const now = close
    close = async () => {}
    return now()
  }

  async function run(): Promise<void> {
    onState({ kind: 'loading' })
    if (!(await within(DEADLINES.trust, 'the registry', site.trusted())))
      throw new Error('nothing that the registry has signed could be had: no build may run')
    if (gone.signal.aborted) return
    const choice = site.choiceOf(remote)
    const broken: { rung: Rung; error: unknown; ms: number }[] = []
    const accuseAll = () => {
      for (const { rung, error, ms } of broken) accuse(rung.build, error, ms)
    }
    for (const rung of ladderOf(choice)) {
      // An earlier build may lack what a newer one brought.
      if (rung.by !== 'override' && !rung.build.exposes[expose]) continue
      const since = performance.now()
      try {
        await show(rung)
        if (gone.signal.aborted) return await takeAway()
        accuseAll()
        // Only beside a build that works is the other one to blame: offline, all of them fail and none is at fault.
        for (const each of broken) quarantine(each.rung.build)
        return hasCrashed ? undefined : onState({ kind: 'ready', buildId: rung.build.buildId })
      } catch (error) {
        if (gone.signal.aborted) return
        report(error, { remote, buildId: rung.build.buildId })
        broken.push({ rung, error, ms: performance.now() - since })
      }
    }
    accuseAll()
    const last = broken.at(-1)
    const why = choice?.why.join('; ') ?? 'not in the snapshot'
    fail(last?.error ?? new Error(`${remote} has no build that could be shown: ${why}`), last?.rung)
  }

  run().catch((error: unknown) => fail(error))
  return () => {
    gone.abort()
    // Never from inside a React commit: another root would be unmounted while this one renders.
    queueMicrotask(() => void takeAway())
  }
}

/** Lets the data of a page travel beside its code. A page whose code is here asks for itself as soon. */
function askWhileLoading(build: RemoteManifest, { piece, navigation }: OpenRequest): void {
  const route = build.routes.find(({ path }) => path === piece.path)
  if (route && !isDoorReady(build, piece.expose)) askEarly(route, navigation.get().location)
}
