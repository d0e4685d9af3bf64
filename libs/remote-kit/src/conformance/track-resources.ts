import type { CallSite } from './call-site.ts'
import { EXPOSE_ATTRIBUTE } from './inspect-page.ts'

/** A resource that the page holds until it is released. */
export type ResourceKind = 'listener' | 'timer' | 'interval' | 'frame' | 'idle callback' | 'observer' | 'connection'

/** Resources of one kind that were created at one place and not released. */
export type Leak = { kind: ResourceKind; what: string; at: string; isOfRemote: boolean; count: number }

type Resource = { kind: ResourceKind; what: string; site: CallSite; isStillUsed(): boolean }

type Methods = Record<string, (...args: never[]) => unknown>

/**
 * Counts the resources that a page holds from now on: listeners on what outlives a mounted expose, timers, observers, connections. It
 * holds no element or callback itself, so that it never is the leak.
 */
export function trackResources(currentCallSite: () => CallSite) {
  const resources = new Set<Resource>()
  const track = (kind: ResourceKind, what: string, isStillUsed: () => boolean = () => true): Resource => {
    const resource = { kind, what, site: currentCallSite(), isStillUsed }
    resources.add(resource)
    return resource
  }
  trackListeners(track, (resource) => resources.delete(resource))
  trackTimers(track, (resource) => resources.delete(resource))
  trackObjects(track, (resource) => resources.delete(resource))

  return {
    /** What is in use now, in groups. Collect garbage first: what is unreachable counts as released. */
    unreleased(): Leak[] {
      const groups = new Map<string, Leak>()
      for (const resource of resources) {
        if (!resource.isStillUsed()) continue
        const { kind, what, site } = resource
        const key = `${kind} ${what} ${site.at}`
        const group = groups.get(key) ?? { kind, what, at: site.at, isOfRemote: site.isOfRemote, count: 0 }
        group.count++
        groups.set(key, group)
      }
      return [...groups.values()]
    },
  }
}

type Track = (kind: ResourceKind, what: string, isStillUsed?: () => boolean) => Resource
type Release = (resource: Resource) => void

/**
 * A removed element, or one that only awaits garbage collection, takes its listeners along. The function is created here:
 * where the listener is in scope, V8 would retain it in the closure.
 */
function isReachable(object: EventTarget): () => boolean {
  const reference = new WeakRef(object)
  return () => {
    const target = reference.deref()
    return target !== undefined && (!(target instanceof Node) || target.isConnected)
  }
}

/** The element of an expose is removed with it: React adds over a hundred listeners to each, and to find their places is most of this file's cost. */
const isInsideExpose = (target: EventTarget) => target instanceof Element && target.closest(`[${EXPOSE_ATTRIBUTE}]`) !== null

function whileReachable(object: object): () => boolean {
  const reference = new WeakRef(object)
  return () => reference.deref() !== undefined
}

const targetName = (target: EventTarget) =>
  target instanceof Element
    ? `<${target.localName}>`
    : (target.constructor?.name ?? 'EventTarget').replace('HTMLDocument', 'document')

function trackListeners(track: Track, release: Release): void {
  const resourcesByTarget = new WeakMap<EventTarget, Map<string, WeakMap<object, Resource>>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const listenerKey = (type: string, options: unknown) =>
    `${type} ${typeof options === 'object' && options !== null ? Boolean(Reflect.get(options, 'capture')) : Boolean(options)}`
  const listenersOf = (target: EventTarget, key: string) => {
    const byKey = resourcesByTarget.get(target) ?? new Map<string, WeakMap<object, Resource>>()
    resourcesByTarget.set(target, byKey)
    const byListener = byKey.get(key) ?? new WeakMap<object, Resource>()
    byKey.set(key, byListener)
    return byListener
  }

  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    addEventListener.call(this, type, listener, options)
    const target = this ?? globalThis
    if (isInsideExpose(target)) return
    const listeners = listenersOf(target, listenerKey(type, options))
    const isAborted = typeof options === 'object' && options?.signal?.aborted
    if (!listener || listeners.has(listener) || isAborted) return
    const resource = track('listener', `'${type}' on ${targetName(target)}`, isReachable(target))
    listeners.set(listener, resource)
    const releaseEntry = listenerReleaser(listeners, new WeakRef(listener), () => release(resource))
    if (typeof options !== 'object' || !options) return
    const { signal, once, capture = false } = options
    if (once) addEventListener.call(this, type, releaseEntry, { once, capture })
    if (signal) addEventListener.call(signal, 'abort', releaseEntry, { once: true })
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    removeEventListener.call(this, type, listener, options)
    const listeners = listenersOf(this ?? globalThis, listenerKey(type, options))
    const resource = listener && listeners.get(listener)
    if (!resource) return
    listeners.delete(listener)
    release(resource)
  }
}

/** Separate for the same reason. */
const listenerReleaser = (listeners: WeakMap<object, Resource>, reference: WeakRef<object>, release: () => void) => () => {
  const listener = reference.deref()
  if (listener) listeners.delete(listener)
  release()
}

type Timer = { kind: ResourceKind; start: string; end: string; isOnce: boolean }

const TIMERS: Timer[] = [
  { kind: 'timer', start: 'setTimeout', end: 'clearTimeout', isOnce: true },
  { kind: 'interval', start: 'setInterval', end: 'clearInterval', isOnce: false },
  { kind: 'frame', start: 'requestAnimationFrame', end: 'cancelAnimationFrame', isOnce: true },
  { kind: 'idle callback', start: 'requestIdleCallback', end: 'cancelIdleCallback', isOnce: true },
]

function trackTimers(track: Track, release: Release): void {
  const page = globalThis as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>
  // Timeouts and intervals share their ids: either clear function ends both.
  const running = { time: new Map<unknown, Resource>(), frame: new Map<unknown, Resource>(), idle: new Map<unknown, Resource>() }
  const activeIdsOf = (name: string) =>
    name.includes('Idle') ? running.idle : name.includes('Frame') ? running.frame : running.time

  for (const { kind, start, end, isOnce } of TIMERS) {
    const [begin, stop] = [page[start], page[end]]
    if (!begin || !stop) continue
    const activeIds = activeIdsOf(start)
    const releaseEntry = (id: unknown) => {
      const resource = activeIds.get(id)
      activeIds.delete(id)
      if (resource) release(resource)
    }
    page[start] = (callback, ...rest) => {
      if (typeof callback !== 'function') return begin.call(globalThis, callback, ...rest)
      const wait = typeof rest[0] === 'number' ? ` of ${rest[0]} ms` : ''
      const resource = track(kind, `${start}${wait}`)
      const id = begin.call(
        globalThis,
        (...args: unknown[]) => {
          if (isOnce) releaseEntry(id)
          return (callback as (...args: unknown[]) => unknown)(...args)
        },
        ...rest,
      )
      activeIds.set(id, resource)
      return id
    }
    page[end] = (id) => {
      releaseEntry(id)
      return stop.call(globalThis, id)
    }
  }
}

type TrackedClass = { kind: ResourceKind; name: string; starts: string | null; ends: string }

const OBJECTS: TrackedClass[] = [
  { kind: 'observer', name: 'MutationObserver', starts: 'observe', ends: 'disconnect' },
  { kind: 'observer', name: 'ResizeObserver', starts: 'observe', ends: 'disconnect' },
  { kind: 'observer', name: 'IntersectionObserver', starts: 'observe', ends: 'disconnect' },
  { kind: 'observer', name: 'PerformanceObserver', starts: 'observe', ends: 'disconnect' },
  { kind: 'connection', name: 'BroadcastChannel', starts: null, ends: 'close' },
  { kind: 'connection', name: 'EventSource', starts: null, ends: 'close' },
  { kind: 'connection', name: 'WebSocket', starts: null, ends: 'close' },
  { kind: 'connection', name: 'Worker', starts: null, ends: 'terminate' },
]

/** Observers and connections: held from their start (`observe`, or construction) to their end. */
function trackObjects(track: Track, release: Release): void {
  const page = globalThis as unknown as Record<string, (new (...given: unknown[]) => object) | undefined>
  for (const { kind, name, starts, ends } of OBJECTS) {
    const Original = page[name]
    if (!Original) continue
    const active = new WeakMap<object, Resource>()
    const begin = (object: object) => {
      if (!active.has(object)) active.set(object, track(kind, name, whileReachable(object)))
    }
    const end = (object: object) => {
      const resource = active.get(object)
      active.delete(object)
      if (resource) release(resource)
    }
    const Tracked = class extends Original {
      constructor(...args: unknown[]) {
        super(...args)
        if (!starts) begin(this)
      }
    }
    const originals = Original.prototype as Methods
    const prototype = Tracked.prototype as unknown as Record<string, (...args: never[]) => unknown>
    if (starts) {
      prototype[starts] = function (this: object, ...args) {
        begin(this)
        return originals[starts]?.apply(this, args)
      }
    }
    prototype[ends] = function (this: object, ...args) {
      end(this)
      return originals[ends]?.apply(this, args)
    }
    page[name] = Tracked
  }
}
