import type { Post, SensitiveTopic } from '@worrystone/contracts'
import { useUser } from '@worrystone/remote-kit/bundled'

/** Missing in a worry cached by an earlier build of this remote, and in the user of an earlier shell. */
type WithOptional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

/** The first topic of another person's worry that this reader collapses. */
export function useCollapsedTopic({
  topics,
  isOwnPost,
}: WithOptional<Pick<Post, 'topics' | 'isOwnPost'>, 'topics'>): SensitiveTopic | undefined {
  const user = useUser()
  if (isOwnPost || !user) return undefined
  const { foldTopics }: WithOptional<typeof user, 'foldTopics'> = user
  return topics?.find((topic) => foldTopics?.includes(topic))
}
