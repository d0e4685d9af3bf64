import type { RemoteManifest } from '@worrystone/contracts'
import type { Platform, Store } from '@worrystone/remote-kit'
import { loadDoor } from './load.ts'
import { mountParcel } from './parcels.ts'
import { newErrorId, report } from './report.ts'
import type { SiteStore } from './site.ts'

export type Piece = {
  remote: string
  expose: string
  /** The route of a page; null for a slot. */
  path: string | null
}

export type PieceState = { kind: 'loading' } | { kind: 'ready'; buildId: string } | { kind: 'failed'; errorId: string }

export type OpenRequest = {
  piece: Piece
  host: HTMLElement
  input: Store<Record<string, unknown>>
  site: SiteStore
  platformFor(piece: { remote: string; buildId: string; instanceId: string; signal: AbortSignal }): Platform
  onState(state: PieceState): void
}

let mounts = 0

/** A build that breaks twice in one visit, once shown, is not offered a third time. */
const crashes = new Map<string, number>()

/**
 * Shows one piece of a remote: the chosen build, else in the same place its other builds, else the caller's error panel.
 * Answers at once with how to take it away again.
 */
export function open(request: OpenRequest): () => void {
  const { piece, site, onState } = request
  const gone = new AbortController()
  let close = async () => {}

  const fail = (error: unknown, buildId?: string) => {
    if (gone.signal.aborted) return
    const errorId = newErrorId()
    report(error, { remote: piece.remote, buildId, errorId })
    onState({ kind: 'failed', errorId })
  }

  async function show(build: RemoteManifest): Promise<void> {
    const lifecycles = await loadDoor(build, piece.expose)
    if (gone.signal.aborted) return
    const element = document.createElement('div')
    element.dataset.remote = piece.remote
    element.dataset.build = build.buildId
    request.host.append(element)
    const name = `${piece.remote}-${piece.expose}-${++mounts}`
    const ended = new AbortController()
    const signal = AbortSignal.any([gone.signal, ended.signal])
    let isReady = false
    try {
      const unmount = await mountParcel(lifecycles, {
        name,
        domElement: element,
        platform: request.platformFor({ remote: piece.remote, buildId: build.buildId, instanceId: name, signal }),
        path: piece.path,
        input: request.input,
        onCrash(error) {
          if (!isReady) return
          const key = `${build.name}@${build.buildId}`
          crashes.set(key, (crashes.get(key) ?? 0) + 1)
          if ((crashes.get(key) ?? 0) > 1) quarantine(build)
          fail(error, build.buildId)
        },
      })
      isReady = true
      close = async () => {
        await unmount().catch((error) => report(error, { remote: piece.remote, buildId: build.buildId }))
        ended.abort()
        element.remove()
      }
    } catch (error) {
      ended.abort()
      element.remove()
      throw error
    }
  }

  function quarantine(build: RemoteManifest) {
    site.quarantine.add(build.name, build.buildId)
    site.forget(build.name)
  }

  async function run() {
    onState({ kind: 'loading' })
    const choice = site.choiceOf(piece.remote)
    const builds = choice?.build ? [choice.build, ...choice.rest] : []
    const broken: RemoteManifest[] = []
    let last: unknown = new Error(
      `${piece.remote} has no build that could be shown: ${choice?.why.join('; ') ?? 'not in the snapshot'}`,
    )
    for (const build of builds) {
      try {
        // An earlier build may lack what a newer one brought.
        if (!build.exposes[piece.expose]) continue
        await show(build)
        if (gone.signal.aborted) return await close()
        // Only beside a build that works is the other one to blame: offline, all of them fail and none is at fault.
        for (const build of broken) quarantine(build)
        return onState({ kind: 'ready', buildId: build.buildId })
      } catch (error) {
        if (gone.signal.aborted) return
        last = error
        report(error, { remote: piece.remote, buildId: build.buildId })
        broken.push(build)
      }
    }
    fail(last, builds.at(-1)?.buildId)
  }

  run().catch(fail)
  return () => {
    gone.abort()
    // Never from inside a React commit: another root would be unmounted while this one renders.
    queueMicrotask(() => void close())
  }
}
