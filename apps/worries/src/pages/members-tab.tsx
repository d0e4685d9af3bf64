import { ActiveMembers, showFollow } from '../features/active-members/active-members.tsx'
import { FollowButton } from '../features/follow/follow-button.tsx'

/** Active members, each with a follow button; one chunk, fetched with the tab. */
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
