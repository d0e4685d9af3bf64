import type { RemoteManifest } from '@worrystone/contracts'
import { createNavigation } from '@worrystone/host'
import { loadExpose, mountParcel } from '@worrystone/host/runtime'
import type { ParcelProps, Platform, Store } from '@worrystone/remote-kit'
import { EXPOSE_ATTRIBUTE } from '@worrystone/remote-kit/conformance'

/** One expose of a build, and its props. `path`: the route of a page, null for a slot. */
export type MountRequest = { expose: string; path: string | null; input: Record<string, unknown> }

type MountedExpose = { element: HTMLElement; abort: AbortController; input: Input; unmount(): Promise<void>; crashes: string[] }

/** The deadline of an expose after its signal is aborted. */
const ABORT_DEADLINE_MS = 5_000

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What the shell gives every expose of this build. Reports are added to `reported`. */
const platformOf = (
  build: RemoteManifest,
  navigation: Platform['navigation'],
  reported: string[],
): Omit<Platform, 'instanceId' | 'signal'> => ({
  remote: build.name,
  buildId: build.buildId,
  navigation,
  hasRoute: () => true,
  setTitle(title) {
    document.title = title
  },
  announce: () => {},
  report: (error) => void reported.push(messageOf(error)),
  SlotOutlet: () => null,
})

/** Mounts exposes in the page as the shell does: the shell's own loading, share scope, history and parcels. */
export function createMounts(stage: HTMLElement) {
  const navigation = createNavigation()
  const mounted = new Map<string, MountedExpose>()
  /** The elements of unmounted exposes: those that are still reachable are leaked. */
  const unmounted: { isReachable(): boolean }[] = []
  const reported: string[] = []
  let count = 0

  function propsOf(build: RemoteManifest, request: MountRequest): { props: ParcelProps; target: Omit<MountedExpose, 'unmount'> } {
    const element = document.createElement('div')
    element.setAttribute(EXPOSE_ATTRIBUTE, request.expose)
    stage.append(element)
    const abort = new AbortController()
    const crashes: string[] = []
    const name = `${build.name}-${request.expose}-${++count}`
    const input = createInput(request.input)
    const props: ParcelProps = {
      name,
      domElement: element,
      platform: { ...platformOf(build, navigation, reported), instanceId: name, signal: abort.signal },
      path: request.path,
      input,
      onCrash: (error) => void crashes.push(messageOf(error)),
    }
    return { props, target: { element, abort, input, crashes } }
  }

  function removeElement({ element, abort }: Pick<MountedExpose, 'element' | 'abort'>, descendants: Element[] = []): void {
    abort.abort()
    element.remove()
    unmounted.push(weakRefs([element, ...descendants]))
  }

  const getMounted = (id: string): MountedExpose => {
    const target = mounted.get(id)
    if (!target) throw new Error(`${id} is not mounted`)
    return target
  }

  async function unmount(id: string): Promise<void> {
    const target = getMounted(id)
    const descendants = [...target.element.querySelectorAll('*')]
    mounted.delete(id)
    try {
      await target.unmount()
    } finally {
      removeElement(target, descendants)
    }
  }

  return {
    /** The reports to the shell by `platform.report` since the last call. */
    reported: () => reported.splice(0),

    /** Fetches the code of an expose. */
    load: async (build: RemoteManifest, request: MountRequest): Promise<void> => void (await loadExpose(build, request.expose)),

    /** Renders again, as when the page around a slot passes other props. */
    rerender: (id: string) => getMounted(id).input.notify(),

    /** Mounts an expose; rejects when it cannot be mounted, and leaves nothing then. */
    async mount(build: RemoteManifest, request: MountRequest): Promise<{ id: string; ms: number }> {
      const lifecycles = await loadExpose(build, request.expose)
      const { props, target } = propsOf(build, request)
      const start = performance.now()
      try {
        const unmount = await mountParcel(lifecycles, props)
        mounted.set(props.name, { ...target, unmount })
        return { id: props.name, ms: performance.now() - start }
      } catch (error) {
        removeElement(target)
        throw error
      }
    },

    unmount,

    /** Takes away what is still mounted, whatever state it is in, and what was reported. */
    async unmountAll(): Promise<void> {
      for (const id of [...mounted.keys()]) await unmount(id).catch(() => {})
      reported.splice(0)
      stage.replaceChildren()
    },

    /** Starts to mount, aborts after `ms` and returns the result: `mounted`, `refused`, or `hangs` when the abort did not end it. */
    async mountWithTimeout(build: RemoteManifest, request: MountRequest, ms: number): Promise<'mounted' | 'refused' | 'hangs'> {
      const lifecycles = await loadExpose(build, request.expose)
      const { props, target } = propsOf(build, request)
      await lifecycles.bootstrap(props)
      const mounting = Promise.resolve(lifecycles.mount(props)).then(
        () => 'mounted' as const,
        () => 'refused' as const,
      )
      const firstOutcome = await Promise.race([mounting, delayed(ms, 'hangs' as const)])
      target.abort.abort()
      const outcome =
        firstOutcome === 'hangs' ? await Promise.race([mounting, delayed(ABORT_DEADLINE_MS, 'hangs' as const)]) : firstOutcome
      if (outcome === 'mounted') await Promise.race([lifecycles.unmount(props), delayed(ABORT_DEADLINE_MS, null)])
      removeElement(target)
      return outcome
    },

    crashesOf: (id: string) => getMounted(id).crashes,
    htmlOf: (id: string) => getMounted(id).element.innerHTML,

    /** How many unmounted exposes are still reachable, at least in part. Collect garbage first. */
    retained: () => unmounted.filter((target) => target.isReachable()).length,
    forgetUnmounted: () => void unmounted.splice(0),

    /** Resolves when the mounted exposes have been painted and their effects have run. */
    afterPaint: () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  }
}

function weakRefs(elements: Element[]): { isReachable(): boolean } {
  const references = elements.map((element) => new WeakRef(element))
  return { isReachable: () => references.some((reference) => reference.deref() !== undefined) }
}

const delayed = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

type Input = Store<Record<string, unknown>> & { notify(): void }

function createInput(values: Record<string, unknown>): Input {
  let current = values
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      current = { ...current }
      for (const listener of [...listeners]) listener()
    },
  }
}
