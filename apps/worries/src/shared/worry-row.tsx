import type { Post } from '@worrystone/contracts'
import { useRelativeTime } from '@worrystone/i18n'
import { CompactRow, RowLink, RowMeta } from './compact-row.tsx'
import { PersonLink, PersonPicture } from './person-link.tsx'
import { TeaserText } from './teaser-text.tsx'

type Props = { post: Post; to: string; lines: number; as?: 'li' }

/** A worry with its author's picture, where it is not opened. */
export function WorryRow({ post, to, lines, as }: Props) {
  const relative = useRelativeTime()
  const at = post.publishedAt ?? post.createdAt
  return (
    <CompactRow {...(as && { as })}>
      <PersonPicture user={post.user} />
      <div>
        <RowLink to={to}>
          <TeaserText post={post} lines={lines} />
        </RowLink>
        <RowMeta>
          <PersonLink user={post.user} />
          <time dateTime={at}>{relative(at)}</time>
        </RowMeta>
      </div>
    </CompactRow>
  )
}
