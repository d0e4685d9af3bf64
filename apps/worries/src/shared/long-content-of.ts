import { queryClient } from '@worrystone/api-client'
import type { Post } from '@worrystone/contracts'
import { postQuery } from './post.queries.ts'

/** Lists do not include it. When it cannot be loaded, the server's own check decides. */
export async function longContentOf({ id, hasLongContent }: Post): Promise<string> {
  if (!hasLongContent) return ''
  try {
    return (await queryClient.fetchQuery(postQuery(id, 'member'))).longContent ?? ''
  } catch {
    return ''
  }
}
