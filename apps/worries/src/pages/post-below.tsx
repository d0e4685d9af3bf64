import { useQuery } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'
import { Skeleton } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { Comments } from '../features/comments/comments.tsx'
import { useOpened } from '../features/content-warning/opened.ts'
import { resolutionQuery } from '../features/resolve/resolution.queries.ts'
import { WhatHelped } from '../features/resolve/what-helped.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'
import type { Viewer } from '../shared/viewer.ts'
import { SmallScreenTip } from './small-screen-tip.tsx'

const ReportDialog = lazyPart(async () => (await import('../features/report/report-dialog.tsx')).ReportDialog)
const PostInsight = lazyPart(async () => (await import('../features/analysis/post-insight.tsx')).PostInsight)

/** What follows a worry on its page: what helped, what others say, then what the analysis tells. From top to bottom, so that nothing is pushed down. */
export function PostBelow({ post, viewer }: { post: Post; viewer: Viewer }) {
  const [isReadyBelow, setReadyBelow] = useState(false)
  const helped = useQuery({ ...resolutionQuery(post.id), enabled: post.isResolved })
  useEffect(PostInsight.preload, [])
  // What others say and what the analysis found would tell what the reader has not opened.
  const isOpened = useOpened(post.id)
  if (post.contentWarning && !post.isOwnPost && !isOpened) return null
  if (post.isResolved && helped.isPending) return <Skeleton height="20rem" />
  return (
    <>
      {post.isResolved && <WhatHelped post={post} viewer={viewer} />}
      <Comments
        post={post}
        viewer={viewer}
        onSettled={() => setReadyBelow(true)}
        renderReport={(id, onClose) => <ReportDialog kind="comment" id={id} onClose={onClose} />}
      />
      {isReadyBelow && (
        <>
          {!post.isResolved && post.isOwnPost && <WhatHelped post={post} viewer={viewer} />}
          <SmallScreenTip />
          <PostInsight post={post} viewer={viewer} />
        </>
      )}
    </>
  )
}
