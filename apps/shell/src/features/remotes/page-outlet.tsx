import { type Host, type SiteRoute, useRemoteOutlet } from '@worrystone/host'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Failure, PageColumn, useOnline } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../../shared/page-skeleton.tsx'
import { useRouteText } from './use-route-text.ts'
import { useTestFailure } from './use-test-failure.ts'

const NO_PROPS = {}

type Props = {
  host: Host
  route: SiteRoute
  /** Instead of the error panel where there is no network. */
  offline: ReactNode
}

/** A page of a remote: its skeleton while it loads, the page, or an error panel. */
export function PageOutlet({ host, route, offline }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { ref, state, retry } = useRemoteOutlet(host, route, NO_PROPS)
  const title = useRouteText()(route, route.titleKey)
  const isOnline = useOnline()
  const testFailureOf = useTestFailure()
  const kill = state.kind === 'failed' ? host.site.choiceOf(route.remote)?.kill : null
  return (
    <>
      <div ref={ref} hidden={state.kind === 'failed'} data-outlet={`${route.remote}/${route.expose}`} data-state={state.kind} />
      {state.kind === 'loading' && <PageSkeleton />}
      {state.kind === 'failed' && !isOnline && offline}
      {state.kind === 'failed' && isOnline && (
        <PageColumn>
          <Failure
            message={
              testFailureOf(state) ??
              (kill?.messageKey
                ? translateMessage(kill.messageKey)
                : t('{{title}} is unavailable right now. Other parts of the page still work.', { title }))
            }
            errorId={
              state.page ? t('{{id}} · page {{fingerprint}}', { id: state.errorId, fingerprint: state.page }) : state.errorId
            }
            onRetry={retry}
          />
        </PageColumn>
      )}
    </>
  )
}
