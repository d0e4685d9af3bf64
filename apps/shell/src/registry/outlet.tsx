import type { Choice } from '@worrystone/contracts'
import { useLanguage, useT, useTranslateMessage } from '@worrystone/i18n'
import type { SlotProps, Store } from '@worrystone/remote-kit'
import { Button, color, Failure, font, PageColumn, Skeleton, Stack, space } from '@worrystone/ui'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { fingerprint } from './composition.ts'
import type { Failed, Piece, PieceState } from './open.ts'
import { platformChunk } from './platform-chunk.ts'
import { useRecovery } from './recover.ts'
import { newErrorId, report } from './report.ts'
import type { Shell } from './shell.ts'
import type { Site, SiteRoute, SiteStore } from './site.ts'

/** Says a title or label of a route in the reader's language, also before its remote is there. */
export function useRouteWords(): (route: SiteRoute, key: string) => string {
  const translateMessage = useTranslateMessage()
  const { code } = useLanguage()
  return (route, key) => route.words[code]?.[key] ?? translateMessage(key)
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

const isOffered = (choice: Choice | null, buildId: string) =>
  [choice?.build, ...(choice?.rest ?? [])].some((build) => build?.buildId === buildId)

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

const NOTHING: Record<string, unknown> = {}

/** What support and operators need to find an error again: its id, and what the page was made of. */
function useReference(): (failed: Failed) => string {
  const t = useT()
  return ({ errorId, page }) => (page ? t('{{id}} · page {{fingerprint}}', { id: errorId, fingerprint: page }) : errorId)
}

/** Who tests a build sees why it failed; everybody else is spared that. */
function useTestSentence(): (failed: Failed) => string | null {
  const t = useT()
  return ({ tested }) => (tested ? t('The build {{build}} that this tab tests could not be shown: {{reason}}', tested) : null)
}

/** A page of a remote: its skeleton while it comes, the page, or a panel in its place. */
export function PageOutlet({ shell, route }: { shell: Shell; route: SiteRoute }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { host, state, retry } = usePiece(shell, { remote: route.remote, expose: route.expose, path: route.path }, NOTHING)
  const title = useRouteWords()(route, route.titleKey)
  const kill = state.kind === 'failed' ? shell.site.choiceOf(route.remote)?.kill : null
  const referenceOf = useReference()
  const testSentenceOf = useTestSentence()
  return (
    <>
      <div ref={host} hidden={state.kind === 'failed'} data-outlet={`${route.remote}/${route.expose}`} data-state={state.kind} />
      {state.kind === 'loading' && <PageSkeleton />}
      {state.kind === 'failed' && (
        <PageColumn>
          <Failure
            message={
              testSentenceOf(state) ??
              (kill?.messageKey
                ? translateMessage(kill.messageKey)
                : t('{{title}} is unavailable right now. Other parts of the page still work.', { title }))
            }
            errorId={referenceOf(state)}
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
  const testSentenceOf = useTestSentence()
  return (
    <>
      <div ref={host} hidden={state.kind === 'failed'} data-outlet={`${piece.remote}/${piece.expose}`} data-state={state.kind} />
      {state.kind === 'failed' && (
        <Quiet>
          {testSentenceOf(state) ?? t('This part is unavailable right now.')}{' '}
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
  div:has(> [data-remote]:not(:empty, [hidden])) + & { display: none; }
`

const Quiet = styled.p`
  margin: 0;
  padding: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
