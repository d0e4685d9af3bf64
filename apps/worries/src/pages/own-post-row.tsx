import type { Post } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { Button, Card, icons, MetaRow, Row, Stack } from '@worrystone/ui'
import { memo } from 'react'
import { OwnerMenu } from '../features/post-actions/owner-menu.tsx'
import { RowLink, RowText } from '../shared/compact-row.tsx'
import { langOf } from '../shared/own-language.ts'
import { getPostState } from '../shared/post-state.ts'
import { PrivacyBadge } from '../shared/privacy-badge.tsx'
import { StatusBadges } from '../shared/status-badges.tsx'
import type { PostTask } from './post-task.ts'

type Props = {
  post: Post
  /** The prefix of the ids that label and describe its article. */
  id?: string | undefined
  onTask: (task: PostTask, post: Post) => void
}

/** A worry of one's own in one line: its text, its own time, and what can be done with it. */
export const OwnPostRow = memo(function OwnPostRow({ post, id, onTask }: Props) {
  const t = useT()
  const state = getPostState(post)
  return (
    <Card as="div">
      <Row wrap={false} align="start" style={{ position: 'relative' }}>
        <Stack gap={2} grow>
          <RowLink to={`/posts/${post.id}`}>
            <RowText dir="auto" lang={langOf(post)} id={id && `${id}-text`}>
              {post.shortContent}
            </RowText>
          </RowLink>
          <MetaRow gap={2} id={id && `${id}-author`}>
            <OwnTime post={post} />
            <PrivacyBadge level={post.privacyLevel} />
            <StatusBadges post={post} />
          </MetaRow>
          {state !== 'published' && (
            <Row style={{ position: 'relative', zIndex: 1 }}>
              <Button kind="quiet" size="s" onClick={() => onTask('schedule', post)}>
                <icons.CalendarClock size={18} />
                {state === 'scheduled' ? t('Change the time') : t('Choose a time')}
              </Button>
            </Row>
          )}
        </Stack>
        <div style={{ position: 'relative', zIndex: 2 }}>
          <OwnerMenu post={post} onTask={onTask} />
        </div>
      </Row>
    </Card>
  )
})

/** When it was shared, when it will be, or when the draft was last changed. */
function OwnTime({ post: { publishedAt, scheduledFor, updatedAt } }: { post: Post }) {
  const t = useT()
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const at = publishedAt ?? scheduledFor ?? updatedAt
  return (
    <time dateTime={at} title={dateTime(at)}>
      {publishedAt
        ? relative(at)
        : scheduledFor
          ? t('Appears on {{when}}', { when: dateTime(at) })
          : t('Last changed: {{when}}', { when: relative(at) })}
    </time>
  )
}
