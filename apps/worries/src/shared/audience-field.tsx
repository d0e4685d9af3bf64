import { useQuery } from '@tanstack/react-query'
import { PrivacyField } from '@worrystone/community-ui'
import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Skeleton, target } from '@worrystone/ui'
import { friendsQuery } from './audience.queries.ts'
import { AudienceChange } from './audience-change.tsx'
import { FriendList, useFriendsText } from './friend-list.tsx'

type Props = {
  value: PrivacyLevel
  onChange: (value: PrivacyLevel) => void
  /** The worry that is edited. */
  post?: Post
}

/** The privacy of a worry with those who will read it; of a published one, who gains and who loses sight of it. */
export function AudienceField({ value, onChange, post }: Props) {
  const t = useT()
  const friendsText = useFriendsText()
  const published = post?.publishedAt ? post : undefined
  const { data: friends, isPending } = useQuery(friendsQuery(published?.id))
  const total = friends?.total
  return (
    <PrivacyField
      legend={t('Who can read it?')}
      value={value}
      onChange={onChange}
      friends={total === undefined ? undefined : friendsText(total)}
    >
      {value === 'friends' && (isPending ? <Skeleton height={target} /> : friends && <FriendList friends={friends} />)}
      {published && (
        <div role="status">
          {published.privacyLevel !== value && <AudienceChange from={published.privacyLevel} to={value} friends={total} />}
        </div>
      )}
    </PrivacyField>
  )
}
