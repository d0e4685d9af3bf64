// What the community page shows below its first screen, as one chunk.

import { ActiveMembers, showFollow } from '../features/active-members/active-members.tsx'
import { FollowButton } from '../features/follow/follow-button.tsx'

export { FirstWords } from '../features/community-figures/first-words.tsx'
export { ForVisitors } from '../features/for-visitors/for-visitors.tsx'

/** Active members, each with a follow button. */
export function MembersTab({ myId }: { myId: string | null }) {
  return (
    <ActiveMembers
      myId={myId}
      renderFollow={({ user, isFollowing }) => (
        <FollowButton
          post={{ userId: user.id, user, isFollowingAuthor: isFollowing }}
          onShow={(isNow) => showFollow(user.id, isNow)}
        />
      )}
    />
  )
}
