import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, icons } from '@worrystone/ui'
import { useModerationNotice } from './moderation-notice.ts'

/** Whether others cannot see a worry at the moment, and whether it is resolved. */
export function StatusBadges({ post }: { post: Post }) {
  const t = useT()
  const notice = useModerationNotice(post.moderationStatus)
  return (
    <>
      {notice && (
        <Badge kind={notice.kind}>
          <notice.Icon size={14} />
          {notice.badge}
        </Badge>
      )}
      {post.isResolved && (
        <Badge kind="primary">
          <icons.CircleCheck size={14} />
          {t('Resolved')}
        </Badge>
      )}
    </>
  )
}
