import type { Post } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, icons, MetaRow, Text } from '@worrystone/ui'
import { useModerationNotice } from '../../shared/moderation-notice.ts'
import { getPostState } from '../../shared/post-state.ts'
import { StatusBadges } from '../../shared/status-badges.tsx'

/** The status of a worry: not shared yet, held, hidden, resolved. */
export function PostStatus({ post }: { post: Post }) {
  const t = useT()
  const { dateTime } = useFormat()
  const state = getPostState(post)
  const notice = useModerationNotice(post.moderationStatus)
  return (
    <>
      <MetaRow gap={2} rowGap={2} style={{ minBlockSize: '1.625rem' }}>
        {state === 'draft' && (
          <Badge kind="accent">
            <icons.Feather size={14} />
            {t('Draft')}
          </Badge>
        )}
        {state === 'scheduled' && (
          <>
            <Badge kind="accent">
              <icons.CalendarClock size={14} />
              {t('Scheduled')}
            </Badge>
            {post.scheduledFor && <time dateTime={post.scheduledFor}>{dateTime(post.scheduledFor)}</time>}
          </>
        )}
        <StatusBadges post={post} />
      </MetaRow>
      {notice && (
        <Text size="s" tone="inkSoft">
          {notice.sentence}
        </Text>
      )}
    </>
  )
}
