import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { moderationApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Badge, color, Empty, font, List, radius, Skeleton, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HistoryLine } from './case-history.tsx'
import { useCaseLabels } from './case-labels.ts'

const PAGE_SIZE = 50

const logQuery = {
  ...pagedQuery({
    queryKey: [moderationApi.log.url],
    limit: PAGE_SIZE,
    fetchPage: (page, options) => call(moderationApi.log, { query: page }, options),
    itemsOf: ({ events }) => events,
    idOf: ({ id }) => id,
  }),
  getNextPageParam: ({ hasMore }: { hasMore: boolean }, pages: unknown[]) => (hasMore ? pages.length * PAGE_SIZE : undefined),
  refetchOnMount: 'always' as const,
}

/** All events of moderation, newest first; nobody can change them. */
export function ModerationLog({ addressOf }: { addressOf: (caseId: string) => string }) {
  const t = useT()
  const { kinds } = useCaseLabels()
  const log = useInfiniteQuery(logQuery)
  const failure = t('The log could not be loaded')
  return (
    <QueryView query={log} failure={failure} loading={t('Loading the log')} skeleton={<Skeleton lines={8} height="2.5rem" />}>
      {(events) =>
        events.length === 0 ? (
          <Empty title={t('Nothing was done yet.')} />
        ) : (
          <>
            <LogList as="ol">
              {events.map((event) => (
                <li key={event.id}>
                  <Entry to={addressOf(event.caseId)}>
                    <Badge>{kinds[event.kind]}</Badge>
                    <HistoryLine event={event} />
                  </Entry>
                </li>
              ))}
            </LogList>
            <LoadMore query={log} failure={failure} />
          </>
        )
      }
    </QueryView>
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
  border-radius: ${radius.s};
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  > small { margin-inline-start: auto; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  &:hover { background: ${color.wash}; }
`
