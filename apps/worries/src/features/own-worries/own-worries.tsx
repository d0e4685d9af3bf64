import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '@worrystone/api-client'
import { dashboardApi, type RecentWorry } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useFormat, useRelativeTime, useT, useTranslateMessage } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { List, Skeleton, Text } from '@worrystone/ui'
import { CompactRow, RowLink, RowMeta, RowText } from '../../shared/compact-row.tsx'
import { NoOwnPosts } from '../../shared/no-own-posts.tsx'
import { PrivacyBadge } from '../../shared/privacy-badge.tsx'

const SHOWN = 5

const recentQuery = () => query(dashboardApi.recentWorries, { query: { limit: SHOWN } })

const invalidateRecent = () => void queryClient.invalidateQueries({ queryKey: [dashboardApi.recentWorries.url] })

/** One's own latest worries. */
export function OwnWorries() {
  const t = useT()
  const recent = useQuery(recentQuery())
  useEvent('post.created/1', invalidateRecent)
  useEvent('post.changed/1', invalidateRecent)
  useEvent('post.removed/1', ({ postId }) => {
    queryClient.setQueryData<RecentWorry[]>(recentQuery().queryKey, (worries) => worries?.filter(({ id }) => id !== postId))
    invalidateRecent()
  })

  return (
    <QueryView
      query={recent}
      failure={t('Failed to load posts')}
      loading={t('Loading recent worries')}
      skeleton={<Skeleton lines={3} height="5.5rem" />}
    >
      {(worries) =>
        worries.length === 0 ? (
          <NoOwnPosts />
        ) : (
          <List gap={1}>
            {worries.map((worry) => (
              <li key={worry.id}>
                <OwnWorry worry={worry} />
              </li>
            ))}
          </List>
        )
      }
    </QueryView>
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
