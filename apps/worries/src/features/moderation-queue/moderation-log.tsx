import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { moderationApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Badge, color, Empty, Failure, font, List, Skeleton, space, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HistoryLine } from './case-history.tsx'
import { useCaseLabels } from './case-labels.ts'

const PAGE = 50

/** Everything that was done in moderation, newest first; nobody can change it. */
export function ModerationLog({ addressOf }: { addressOf: (caseId: string) => string }) {
  const t = useT()
  const words = useCaseLabels()
  const errorMessage = useErrorMessage()
  const log = useInfiniteQuery({
    queryKey: [moderationApi.log.url],
    queryFn: ({ signal, pageParam: offset }) =>
      call(moderationApi.log, { query: { limit: PAGE, offset } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * PAGE : undefined),
    refetchOnMount: 'always',
  })
  // Something is done while one reads: the pages that follow begin where the last one ended by then.
  const events = [...new Map(log.data?.pages.flatMap((page) => page.events.map((one) => [one.id, one] as const))).values()]

  if (log.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading the log')}</VisuallyHidden>
        <Skeleton lines={8} height="2.5rem" />
      </div>
    )
  }
  if (!log.data)
    return <Failure message={errorMessage(log.error, t('The log could not be loaded'))} onRetry={() => void log.refetch()} />
  if (events.length === 0) return <Empty title={t('Nothing was done yet.')} />
  return (
    <>
      <LogList as="ol">
        {events.map((event) => (
          <li key={event.id}>
            <Entry to={addressOf(event.caseId)}>
              <Badge>{words.kinds[event.kind]}</Badge>
              <HistoryLine event={event} />
            </Entry>
          </li>
        ))}
      </LogList>
      <LoadMore query={log} failure={t('The log could not be loaded')} />
    </>
  )
}

const LogList = styled(List)`
  > li + li { border-block-start: 1px solid ${color.line}; }
`

const Entry = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: 2.75rem;
  padding: ${space[2]};
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  > small { margin-inline-start: auto; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  &:hover { background: ${color.wash}; }
`
