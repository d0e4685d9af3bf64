import { personName } from '@worrystone/community-ui'
import type { Post } from '@worrystone/contracts'
import { forgetReadWorries, keepReadWorry } from '@worrystone/session/read-worries'
import { useEffect } from 'react'
import { useIsFolded } from '../features/content-warning/opened-posts.ts'
import { usePrompt } from '../shared/own-language.ts'
import { useFoldLabel } from '../shared/use-fold-label.ts'
import type { Viewer } from '../shared/viewer.ts'

/** Keeps a worry on this device, for reading it without a network: once all of its text is there, and the reader has opened it. */
export function useOfflineCopy(post: Post, { status, id: readerId }: Viewer): void {
  const prompt = usePrompt(post)
  const warning = useFoldLabel(post) ?? null
  const isFolded = useIsFolded(post)
  const isWhole = !post.hasLongContent || typeof post.longContent === 'string'
  useEffect(() => {
    if (status === 'starting' || isFolded || !isWhole) return
    keepReadWorry(readerId, {
      id: post.id,
      authorId: post.userId,
      author: personName(post.user),
      prompt,
      text: post.shortContent,
      longText: post.longContent || null,
      language: post.language,
      publishedAt: post.publishedAt ?? post.createdAt,
      warning,
    })
  }, [post, status, readerId, prompt, warning, isFolded, isWhole])
}

/** A worry that this reader can no longer see leaves their device. */
export const forgetRead = (postId: string, readerId: string | null) => forgetReadWorries(readerId, ({ id }) => id === postId)
