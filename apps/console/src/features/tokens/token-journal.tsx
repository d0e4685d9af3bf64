import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, color, Failure, font, List, Skeleton, Stack } from '@worrystone/ui'
import { styled } from 'styled-components'
import { Moment } from '../../shared/moment.tsx'
import { auditKey, auditQuery } from '../../shared/registry.queries.ts'

/** Created and revoked tokens and their rejected calls, including deleted tokens. */
export function TokenJournal() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const {
    data: entries = [],
    error,
    isPending,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(auditQuery())
  const describe = useDescribeEntry()
  if (isPending) return <Skeleton lines={3} height="2rem" />
  if (error && entries.length === 0) return <Failure message={translateMessage(error.message)} onRetry={() => void refetch()} />
  return (
    <Stack gap={3}>
      {entries.length === 0 && <p>{t('Nothing has happened to a token yet.')}</p>}
      <Entries>
        {entries.map((entry) => (
          <li key={auditKey(entry)}>
            {describe(entry)}
            <small>
              <Moment at={entry.at} format={(when) => when} />
            </small>
          </li>
        ))}
      </Entries>
      {hasNextPage && (
        <Button kind="quiet" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show earlier entries')}
        </Button>
      )}
    </Stack>
  )
}

function useDescribeEntry(): (entry: AuditEntry) => string {
  const t = useT()
  return ({ what, token: name, remote, who: by }) => {
    const [token, who] = [`\u2068${name}\u2069`, `\u2068${by}\u2069`]
    switch (what) {
      case 'token made':
        return t('{{who}} made the token {{token}}.', { who, token })
      case 'token revoked':
        return t('{{who}} revoked the token {{token}}.', { who, token })
      case 'refused':
        return remote === null
          ? t('The token {{token}} was refused: it is revoked.', { token })
          : t('The token {{token}} was refused: it is not for {{remote}}.', { token, remote: `\u2068${remote}\u2069` })
    }
  }
}

const Entries = styled(List).attrs({ as: 'ol', divided: true, gap: 2 })`
  font-size: ${font.size.s};
  > li { display: grid; }
  small { color: ${color.inkSoft}; }
`
