import type { Post } from '@worrystone/contracts'
import { useCallback, useEffect } from 'react'
import { FeedBoundary } from '../features/feed/feed-boundary.tsx'
import { PersonPosts } from '../features/feed/person-posts.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { fetchCardParts, WorryCard } from './worry-card.tsx'

type Props = { userId: string; username: string }

/** The slot of a person's profile. */
export function ProfilePostsSlot({ userId, username }: Props) {
  usePostEvents()
  useEffect(fetchCardParts, [])
  const { status, id, audience } = useViewer()
  const tasks = usePostTasks()
  const renderPost = useCallback(
    (post: Post, cardId?: string) => <WorryCard post={post} viewer={status} onTask={tasks.begin} id={cardId} />,
    [status, tasks.begin],
  )
  return (
    <FeedBoundary>
      <PersonPosts
        key={`${userId} ${audience}`}
        view={{ userId, audience }}
        username={username}
        isOwn={userId === id}
        renderPost={renderPost}
      />
      {tasks.dialog}
    </FeedBoundary>
  )
}
