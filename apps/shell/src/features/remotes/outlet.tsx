import { type Failed, type Piece, type Shell, type SiteRoute, usePiece, useSite } from '@worrystone/host'
import { useLanguage, useT, useTranslateMessage } from '@worrystone/i18n'
import type { SlotProps } from '@worrystone/remote-kit'
import { Button, color, Failure, font, PageColumn, Skeleton, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Says a title or label of a route in the reader's language, also before its remote is there. */
export function useRouteWords(): (route: SiteRoute, key: string) => string {
  const translateMessage = useTranslateMessage()
  const { code } = useLanguage()
  return (route, key) => route.words[code]?.[key] ?? translateMessage(key)
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
