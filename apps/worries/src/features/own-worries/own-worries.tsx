import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '@worrystone/api-client'
import { dashboardApi, type RecentWorry } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useFormat, useRelativeTime, useT, useTranslateMessage } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Failure, List, Skeleton, Text, VisuallyHidden } from '@worrystone/ui'
import { CompactRow, RowLink, RowMeta, RowText } from '../../shared/compact-row.tsx'
import { NoOwnPosts } from '../../shared/no-own-posts.tsx'
import { PrivacyBadge } from '../../shared/privacy-badge.tsx'

const SHOWN = 5

const recentQuery = () => query(dashboardApi.recentWorries, { query: { limit: SHOWN } })

const invalidateRecent = () => void queryClient.invalidateQueries({ queryKey: [dashboardApi.recentWorries.url] })

/** One's own latest worries. */
export function OwnWorries() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const recent = useQuery(recentQuery())
  useEvent('post.created/1', invalidateRecent)
  useEvent('post.changed/1', invalidateRecent)
  useEvent('post.removed/1', ({ postId }) => {
    queryClient.setQueryData<RecentWorry[]>(recentQuery().queryKey, (kept) => kept?.filter(({ id }) => id !== postId))
    invalidateRecent()
  })

  if (recent.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading recent worries')}</VisuallyHidden>
        <Skeleton lines={3} height="5.5rem" />
      </div>
    )
  }
  if (!recent.data) {
    return <Failure message={errorMessage(recent.error, t('Failed to load posts'))} onRetry={() => void recent.refetch()} />
  }
  if (recent.data.length === 0) return <NoOwnPosts />
  return (
    <List gap={1}>
      {recent.data.map((worry) => (
        <li key={worry.id}>
          <OwnWorry worry={worry} />
        </li>
      ))}
    </List>
  )
}

function OwnWorry({ worry: { id, worryPrompt, shortContent, privacyLevel, publishedAt } }: { worry: RecentWorry }) {
  const translateMessage = useTranslateMessage()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  return (
    <CompactRow>
      <div>
        <Text size="s" tone="inkSoft" dir="auto">
          {translateMessage(worryPrompt)}
        </Text>
        <RowLink to={`/posts/${id}`}>
          <RowText dir="auto">{shortContent}</RowText>
        </RowLink>
        <RowMeta>
          <time dateTime={publishedAt} title={dateTime(publishedAt)}>
            {relative(publishedAt)}
          </time>
          <PrivacyBadge level={privacyLevel} />
        </RowMeta>
      </div>
    </CompactRow>
  )
}
