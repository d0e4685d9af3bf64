import type { RemoteManifest } from '@worrystone/contracts'
import { createNavigation } from '@worrystone/host'
import { loadExpose, mountParcel } from '@worrystone/host/runtime'
import type { ParcelProps, Platform, Store } from '@worrystone/remote-kit'
import { PIECE } from '@worrystone/remote-kit/conformance'

/** One expose of a build, and what is passed to it. `path`: the route of a page, null for a slot. */
export type Door = { expose: string; path: string | null; with: Record<string, unknown> }

type Piece = { element: HTMLElement; abort: AbortController; input: Input; unmount(): Promise<void>; crashes: string[] }

/** What was told that it is not wanted any more has to end by then. */
const LET_GO_MS = 5_000

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Opens doors in the page as the shell does: the shell's own loading, share scope, history and parcels. */
export function piecesOf(stage: HTMLElement) {
  const navigation = createNavigation()
  const here = new Map<string, Piece>()
  /** What pieces that were taken away had drawn: whatever of it can still be reached is held by something. */
  const gone: { isHeld(): boolean }[] = []
  const reported: string[] = []
  let count = 0

  const platformFor = (build: RemoteManifest, instanceId: string, signal: AbortSignal): Platform => ({
    remote: build.name,
    buildId: build.buildId,
    instanceId,
    signal,
    navigation,
    hasRoute: () => true,
    setTitle(title) {
      document.title = title
    },
    announce: () => {},
    report: (error) => void reported.push(sentenceOf(error)),
    SlotOutlet: () => null,
  })

  function propsOf(build: RemoteManifest, door: Door): { props: ParcelProps; piece: Omit<Piece, 'unmount'> } {
    const element = document.createElement('div')
    element.setAttribute(PIECE, door.expose)
    stage.append(element)
    const abort = new AbortController()
    const crashes: string[] = []
    const name = `${build.name}-${door.expose}-${++count}`
    const input = inputOf(door.with)
    const props: ParcelProps = {
      name,
      domElement: element,
      platform: platformFor(build, name, abort.signal),
      path: door.path,
      input,
      onCrash: (error) => void crashes.push(sentenceOf(error)),
    }
    return { props, piece: { element, abort, input, crashes } }
  }

  function takeAway({ element, abort }: Pick<Piece, 'element' | 'abort'>, drawn: Element[] = []): void {
    abort.abort()
    element.remove()
    gone.push(heldOf([element, ...drawn]))
  }

  const pieceOf = (id: string): Piece => {
    const piece = here.get(id)
    if (!piece) throw new Error(`${id} is not mounted`)
    return piece
  }

  return {
    /** What pieces have told the shell by `platform.report` since this was asked last. */
    reported: () => reported.splice(0),

    /** Fetches a door's code. */
    load: async (build: RemoteManifest, door: Door): Promise<void> => void (await loadExpose(build, door.expose)),

    /** Makes a piece draw itself anew, as when the page around a slot passes something else. */
    nudge: (id: string) => pieceOf(id).input.nudge(),

    /** Shows a door; rejects when it cannot be mounted, and leaves nothing then. */
    async mount(build: RemoteManifest, door: Door): Promise<{ id: string; ms: number }> {
      const lifecycles = await loadExpose(build, door.expose)
      const { props, piece } = propsOf(build, door)
      const start = performance.now()
      try {
        const unmount = await mountParcel(lifecycles, props)
        here.set(props.name, { ...piece, unmount })
        return { id: props.name, ms: performance.now() - start }
      } catch (error) {
        takeAway(piece)
        throw error
      }
    },

    async unmount(id: string): Promise<void> {
      const piece = pieceOf(id)
      const drawn = [...piece.element.querySelectorAll('*')]
      here.delete(id)
      try {
        await piece.unmount()
      } finally {
        takeAway(piece, drawn)
      }
    },

    /** Begins to mount, gives up after `ms` and tells how it ended: `mounted`, `refused`, or `hangs` when giving up did not end it. */
    async giveUpOn(build: RemoteManifest, door: Door, ms: number): Promise<'mounted' | 'refused' | 'hangs'> {
      const lifecycles = await loadExpose(build, door.expose)
      const { props, piece } = propsOf(build, door)
      await lifecycles.bootstrap(props)
      const end = Promise.resolve(lifecycles.mount(props)).then(
        () => 'mounted' as const,
        () => 'refused' as const,
      )
      const first = await Promise.race([end, after(ms, 'hangs' as const)])
      piece.abort.abort()
      const last = first === 'hangs' ? await Promise.race([end, after(LET_GO_MS, 'hangs' as const)]) : first
      if (last === 'mounted') await Promise.race([lifecycles.unmount(props), after(LET_GO_MS, null)])
      takeAway(piece)
      return last
    },

    crashesOf: (id: string) => pieceOf(id).crashes,
    htmlOf: (id: string) => pieceOf(id).element.innerHTML,

    /** How many pieces that were taken away can still be reached, or a part of them. Collect garbage first. */
    retained: () => gone.filter((piece) => piece.isHeld()).length,
    forgetGone: () => void gone.splice(0),

    /** Resolves when what was mounted has been painted and its effects have run. */
    painted: () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  }
}

function heldOf(elements: Element[]): { isHeld(): boolean } {
  const references = elements.map((element) => new WeakRef(element))
  return { isHeld: () => references.some((reference) => reference.deref() !== undefined) }
}

const after = <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(() => done(value), ms))

type Input = Store<Record<string, unknown>> & { nudge(): void }

function inputOf(values: Record<string, unknown>): Input {
  let now = values
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    nudge() {
      now = { ...now }
      for (const listener of [...listeners]) listener()
    },
  }
}
