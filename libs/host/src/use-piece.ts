import type { Choice } from '@worrystone/contracts'
import type { Store } from '@worrystone/remote-kit'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fingerprint } from './composition.ts'
import type { Piece, PieceState } from './open.ts'
import { useRecovery } from './recover.ts'
import { newErrorId, report } from './report.ts'
import { hostRuntime } from './runtime-chunk.ts'
import type { Shell } from './shell.ts'
import type { Site, SiteStore } from './site.ts'

export const useSite = (site: SiteStore): Site => useSyncExternalStore(site.subscribe, site.get)

const isSame = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => Object.is(b[key], value))

/** Props that change while a piece stays mounted reach it through a store. */
function useInput(values: Record<string, unknown>): Store<Record<string, unknown>> {
  const [input] = useState(() => {
    let now = values
    const listeners = new Set<() => void>()
    return {
      get: () => now,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      set(next: Record<string, unknown>) {
        if (isSame(now, next)) return
        now = next
        for (const listener of [...listeners]) listener()
      },
    }
  })
  useEffect(() => input.set(values))
  return input
}

const isOffered = (choice: Choice | null, buildId: string) =>
  [choice?.build, ...(choice?.rest ?? [])].some((build) => build?.buildId === buildId)

type Opened = { host: RefObject<HTMLDivElement | null>; state: PieceState; retry(): void }

/** Keeps one piece of a remote open in `host`. React sees an empty element; everything in it belongs to the remote. */
export function usePiece(shell: Shell, { remote, expose, path }: Piece, values: Record<string, unknown>): Opened {
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<PieceState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const input = useInput(values)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the piece anew
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    const start = async () => {
      setState({ kind: 'loading' })
      const { open } = await hostRuntime()
      if (isGone || !host.current) return
      const { site, navigation, platformFor } = shell
      const piece = { remote, expose, path }
      close = open({ piece, host: host.current, input, site, navigation, platformFor, onState: setState })
    }
    start().catch((error: unknown) => {
      if (isGone) return
      const errorId = newErrorId()
      report(error, { remote: 'shell', errorId })
      setState({ kind: 'failed', errorId, page: fingerprint() })
    })
    return () => {
      isGone = true
      close?.()
    }
  }, [shell, remote, expose, path, input, attempt])

  // Halted, blocked or switched off since it was shown: pieces that no navigation unmounts leave it too.
  useSite(shell.site)
  const isLeft = state.kind === 'ready' && !isOffered(shell.site.choiceOf(remote), state.buildId)
  useEffect(() => {
    if (isLeft) setAttempt((count) => count + 1)
  }, [isLeft])

  const retry = () => {
    shell.site.turn()
    shell.site.forget(remote)
    // Nothing is left to choose from: the person asks, so every build gets another chance.
    if (!shell.site.choiceOf(remote)?.build) shell.site.quarantine.release(remote)
    shell.site.forget(remote)
    setAttempt((count) => count + 1)
  }
  useRecovery(state.kind === 'failed', retry)
  return { host, state, retry }
}

export type { Failed, Piece } from './open.ts'
