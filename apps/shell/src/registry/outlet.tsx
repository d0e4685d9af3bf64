import { useLanguage, useSaid, useT } from '@worrystone/i18n'
import type { SlotProps, Store } from '@worrystone/remote-kit'
import { Button, color, Failure, font, PageColumn, Skeleton, Stack, space } from '@worrystone/ui'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Piece, PieceState } from './open.ts'
import { platformChunk } from './platform-chunk.ts'
import { useRecovery } from './recover.ts'
import { newErrorId, report } from './report.ts'
import type { Shell } from './shell.ts'
import type { Site, SiteRoute, SiteStore } from './site.ts'

/** Says a title or label of a route in the reader's language, also before its remote is there. */
export function useRouteWords(): (route: SiteRoute, key: string) => string {
  const said = useSaid()
  const { code } = useLanguage()
  return (route, key) => route.words[code]?.[key] ?? said(key)
}

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

type Opened = { host: RefObject<HTMLDivElement | null>; state: PieceState; retry(): void }

/** Keeps one piece of a remote open in `host`. React sees an empty element; everything in it belongs to the remote. */
function usePiece(shell: Shell, { remote, expose, path }: Piece, values: Record<string, unknown>): Opened {
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
      const { open } = await platformChunk()
      if (isGone || !host.current) return
      const { site, platformFor } = shell
      close = open({ piece: { remote, expose, path }, host: host.current, input, site, platformFor, onState: setState })
    }
    start().catch((error: unknown) => {
      if (isGone) return
      const errorId = newErrorId()
      report(error, { remote: 'shell', errorId })
      setState({ kind: 'failed', errorId })
    })
    return () => {
      isGone = true
      close?.()
    }
  }, [shell, remote, expose, path, input, attempt])

  const retry = () => {
    shell.site.forget(remote)
    // Nothing is left to choose from: the person asks, so every build gets another chance.
    if (!shell.site.choiceOf(remote)?.build) shell.site.quarantine.release(remote)
    shell.site.forget(remote)
    setAttempt((count) => count + 1)
  }
  useRecovery(state.kind === 'failed', retry)
  return { host, state, retry }
}

const NOTHING: Record<string, unknown> = {}

/** A page of a remote: its skeleton while it comes, the page, or a panel in its place. */
export function PageOutlet({ shell, route }: { shell: Shell; route: SiteRoute }) {
  const t = useT()
  const said = useSaid()
  const { host, state, retry } = usePiece(shell, { remote: route.remote, expose: route.expose, path: route.path }, NOTHING)
  const title = useRouteWords()(route, route.titleKey)
  const kill = state.kind === 'failed' ? shell.site.choiceOf(route.remote)?.kill : null
  return (
    <>
      <div ref={host} hidden={state.kind === 'failed'} data-outlet={`${route.remote}/${route.expose}`} data-state={state.kind} />
      {state.kind === 'loading' && <PageSkeleton />}
      {state.kind === 'failed' && (
        <PageColumn>
          <Failure
            message={
              kill?.messageKey
                ? said(kill.messageKey)
                : t('{{title}} is unavailable right now. Other parts of the page still work.', { title })
            }
            errorId={state.errorId}
            onRetry={retry}
          />
        </PageColumn>
      )}
    </>
  )
}

/** The shape of a page that is on its way. Not shown for the moment that a loaded page needs, and gone as soon as the page draws. */
export function PageSkeleton() {
  const t = useT()
  return (
    <Waiting aria-busy="true" aria-label={t('Loading')} role="status">
      <PageColumn>
        <Stack gap={6}>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </Stack>
      </PageColumn>
    </Waiting>
  )
}

/** Everything that remotes offer for one slot, in order. */
export function SlotPieces({ shell, name, with: values = NOTHING }: SlotProps & { shell: Shell }) {
  useSite(shell.site)
  return shell.site
    .fills(name)
    .map(({ remote, expose }) => (
      <SlotPiece key={`${remote}/${expose}`} shell={shell} piece={{ remote, expose, path: null }} values={values} />
    ))
}

function SlotPiece({ shell, piece, values }: { shell: Shell; piece: Piece; values: Record<string, unknown> }) {
  const t = useT()
  const { host, state, retry } = usePiece(shell, piece, values)
  return (
    <>
      <div ref={host} hidden={state.kind === 'failed'} data-outlet={`${piece.remote}/${piece.expose}`} data-state={state.kind} />
      {state.kind === 'failed' && (
        <Quiet>
          {t('This part is unavailable right now.')}{' '}
          <Button kind="quiet" size="s" onClick={retry}>
            {t('Try Again')}
          </Button>
        </Quiet>
      )}
    </>
  )
}

const Waiting = styled.div`
  animation: appear 120ms 150ms backwards;
  div:has(> [data-remote]:not(:empty)) + & { display: none; }
`

const Quiet = styled.p`
  margin: 0;
  padding: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
