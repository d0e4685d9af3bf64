import type { Post, SensitiveTopic } from '@worrystone/contracts'
import { useSession } from '@worrystone/session'

/** Missing in a worry cached by an earlier build of this remote, and in the user of an earlier shell. */
type Earlier<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

/** The first topic of another person's worry that this reader collapses. */
export function useCollapsedTopic({
  topics,
  isOwnPost,
}: Earlier<Pick<Post, 'topics' | 'isOwnPost'>, 'topics'>): SensitiveTopic | undefined {
  const session = useSession()
  if (isOwnPost || session.status !== 'signed-in') return undefined
  const { foldTopics }: Earlier<typeof session.user, 'foldTopics'> = session.user
  return topics?.find((topic) => foldTopics?.includes(topic))
}
