import type { Choice } from '@worrystone/contracts'
import type { Store } from '@worrystone/remote-kit'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fingerprint } from '../health/builds-in-use.ts'
import { createErrorId, report } from '../health/report.ts'
import type { Host } from '../host.ts'
import { loadRuntime } from '../loading/load-runtime.ts'
import type { Site, SiteStore } from '../site/site.ts'
import type { ExposeRef, MountState } from './expose-ref.ts'
import { useRecovery } from './use-recovery.ts'

export const useSite = (site: SiteStore): Site => useSyncExternalStore(site.subscribe, site.get)

type Props = Record<string, unknown>

const isShallowEqual = (a: Props, b: Props) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => Object.is(b[key], value))

/** Props that change while an expose stays mounted reach it through a store. */
function usePropsStore(props: Props): Store<Props> {
  const [store] = useState(() => {
    let current = props
    const listeners = new Set<() => void>()
    return {
      get: () => current,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      set(next: Props) {
        if (isShallowEqual(current, next)) return
        current = next
        for (const listener of [...listeners]) listener()
      },
    }
  })
  useEffect(() => store.set(props))
  return store
}

const isOffered = (choice: Choice | null, buildId: string) =>
  [choice?.build, ...(choice?.rest ?? [])].some((build) => build?.buildId === buildId)

type Outlet = { ref: RefObject<HTMLDivElement | null>; state: MountState; retry(): void }

/** Keeps an expose of a remote mounted in the element of `ref`. React renders an empty element; its content belongs to the remote. */
export function useRemoteOutlet(host: Host, { remote, expose, path }: ExposeRef, props: Props): Outlet {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MountState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const input = usePropsStore(props)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts it anew
  useEffect(() => {
    let close: (() => void) | undefined
    let isClosed = false
    const start = async () => {
      setState({ kind: 'loading' })
      const { openExpose } = await loadRuntime()
      if (isClosed || !ref.current) return
      close = openExpose({ ...host, exposeRef: { remote, expose, path }, element: ref.current, input, onState: setState })
    }
    start().catch((error: unknown) => {
      if (isClosed) return
      const errorId = createErrorId()
      report(error, { remote: 'shell', errorId })
      setState({ kind: 'failed', errorId, page: fingerprint() })
    })
    return () => {
      isClosed = true
      close?.()
    }
  }, [host, remote, expose, path, input, attempt])

  // Halted, blocked or switched off meanwhile: an expose that no navigation unmounts is replaced too.
  useSite(host.site)
  const isOutdated = state.kind === 'ready' && !isOffered(host.site.choiceOf(remote), state.buildId)
  useEffect(() => {
    if (isOutdated) setAttempt((count) => count + 1)
  }, [isOutdated])

  const retry = () => {
    host.site.applyPending()
    host.site.releaseChoice(remote)
    // No build is left to choose: a retry removes all builds from quarantine.
    if (!host.site.choiceOf(remote)?.build) host.site.quarantine.release(remote)
    host.site.releaseChoice(remote)
    setAttempt((count) => count + 1)
  }
  useRecovery(state.kind === 'failed', retry)
  return { ref, state, retry }
}
