import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '@worrystone/api-client'
import { commentsApi, type ReceivedComment } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { List, SectionCard, Skeleton, Text } from '@worrystone/ui'
import { CompactRow, RowLink, RowMeta, RowText } from '../../shared/compact-row.tsx'
import { PersonLink, PersonPicture } from '../../shared/person-link.tsx'

const SHOWN = 3

const receivedQuery = () => ({ ...query(commentsApi.received, { query: { limit: SHOWN } }), staleTime: 0 })

const refetch = () => void queryClient.invalidateQueries({ queryKey: [commentsApi.received.url] })

/** What others wrote to this member lately, each leading to the words themselves. Nothing without any, and when it can't be loaded. */
export function ReceivedReplies() {
  const t = useT()
  const { data, isPending } = useQuery(receivedQuery())
  useEvent('comments.changed/1', refetch)
  useEvent('person.hidden/1', refetch)
  if (isPending) return <Skeleton height="6rem" />
  if (!data?.length) return null
  return (
    <SectionCard title={t('Replies to you')} size="xl" gap={2}>
      <List gap={1}>
        {data.map((reply) => (
          <li key={reply.id}>
            <Reply reply={reply} />
          </li>
        ))}
      </List>
    </SectionCard>
  )
}

function Reply({ reply: { id, postId, user, content, createdAt, isAnswer, worry } }: { reply: ReceivedComment }) {
  const t = useT()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  return (
    <CompactRow style={{ alignItems: 'start' }}>
      <PersonPicture user={user} />
      <div>
        <RowMeta style={{ marginBlock: 0 }}>
          <strong>
            <PersonLink user={user} />
          </strong>
          <span>{isAnswer ? t('answered you') : t('wrote to you')}</span>
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {relative(createdAt)}
          </time>
        </RowMeta>
        <RowLink to={`/posts/${postId}#comment-${id}`}>
          <RowText dir="auto">{content}</RowText>
        </RowLink>
        <Text size="s" tone="inkSoft" lines={1} dir="auto">
          {worry}
        </Text>
      </div>
    </CompactRow>
  )
}
