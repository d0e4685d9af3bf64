import type { Post } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, color, font, icons, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useModerationNotice } from '../../shared/moderation-notice.ts'
import { getPostState } from '../../shared/post-state.ts'

/** The status of a worry: not shared yet, held, hidden, resolved. */
export function PostStatus({ post }: { post: Post }) {
  const t = useT()
  const { dateTime } = useFormat()
  const state = getPostState(post)
  const held = useModerationNotice(post.moderationStatus)
  return (
    <>
      <Badges>
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
        {held && (
          <Badge kind={held.kind}>
            <held.Icon size={14} />
            {held.badge}
          </Badge>
        )}
        {post.isResolved && (
          <Badge kind="primary">
            <icons.CircleCheck size={14} />
            {t('Resolved')}
          </Badge>
        )}
      </Badges>
      {held && (
        <Text size="s" tone="inkSoft">
          {held.sentence}
        </Text>
      )}
    </>
  )
}

/** Reserves the height of a badge. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 1.625rem;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
