import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { HistoryEntry, RemoteStatus } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, Card, Failure, icons, List, Row, Skeleton, Stack, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import { useJudgementText } from '../../shared/judgement-text.ts'
import { Moment } from '../../shared/moment.tsx'
import { historyKey, historyQuery, newestEntryQuery } from '../../shared/registry.queries.ts'

/** The changes with author and reason. New ones wait behind a button, so that the list does not shift while it is read. */
export function HistoryPanel({ status: { remote } }: { status: RemoteStatus }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const history = useInfiniteQuery(historyQuery(remote))
  const newest = useQuery(newestEntryQuery(remote)).data?.entries[0]
  const entries = history.data ?? []
  const hasNewEntries = newest !== undefined && entries[0] !== undefined && historyKey(entries[0]) !== historyKey(newest)
  const actionText = useActionText()
  const reasonText = useHistoryReason()
  return (
    <Card as="section" aria-labelledby="history">
      <Stack gap={4}>
        <Row justify="between">
          <h2 id="history">{t('History')}</h2>
          {/* Always rendered: it shifts nothing when it appears. */}
          <NewEntries $isShown={hasNewEntries} aria-hidden={!hasNewEntries}>
            <Button
              kind="quiet"
              size="s"
              disabled={!hasNewEntries}
              busy={history.isRefetching}
              onClick={() => void history.refetch()}
            >
              <icons.ArrowDown size={16} />
              {t('Show what is new')}
            </Button>
          </NewEntries>
        </Row>
        {history.isPending && <Skeleton lines={4} height="2.5rem" />}
        {history.isError && entries.length === 0 && (
          <Failure message={translateMessage(history.error.message)} onRetry={() => void history.refetch()} />
        )}
        <List as="ol" divided>
          {entries.map((entry) => (
            <Stack as="li" key={historyKey(entry)} gap={1}>
              <Row gap={2}>
                <strong>{actionText(entry.what)}</strong>
                {entry.build && <BuildTag build={entry.build} canCopy={false} />}
              </Row>
              {entry.detail && (
                <Text>
                  <bdi>{entry.detail}</bdi>
                </Text>
              )}
              <Text serif>
                <bdi>{reasonText(entry)}</bdi>
              </Text>
              <Text as="small" size="s" tone="inkSoft">
                <bdi>{entry.who}</bdi> · <Moment at={entry.at} format={(when) => when} />
              </Text>
            </Stack>
          ))}
        </List>
        {history.hasNextPage && (
          <Button kind="quiet" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('Show earlier changes')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function useActionText(): (action: string) => string {
  const t = useT()
  const actionLabels: Record<string, string> = {
    published: t('Published'),
    uploaded: t('Published'),
    rollout: t('Rolled out'),
    step: t('Went on'),
    promote: t('Promoted'),
    pause: t('Paused'),
    resume: t('Resumed'),
    halt: t('Halted'),
    rollback: t('Rolled back'),
    block: t('Blocked'),
    unblock: t('Unblocked'),
    pin: t('Pinned'),
    unpin: t('Unpinned'),
    kill: t('Switched off'),
    revive: t('Switched on'),
    health: t('Limits changed'),
  }
  return (action) => actionLabels[action] ?? action
}

/** The reason as written, or the registry's own for automatic changes. */
function useHistoryReason(): (entry: HistoryEntry) => string {
  const t = useT()
  const judgementText = useJudgementText()
  const registryReasons: Record<string, string> = {
    'a new build': t('A new build'),
    'built beside this server': t('Built beside this server'),
    'a new remote: switched off until somebody revives it': t('A new remote: switched off until somebody switches it on'),
  }
  return ({ why, judgement }) => (judgement ? judgementText(judgement) : (registryReasons[why] ?? why))
}

const NewEntries = styled.span<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`
