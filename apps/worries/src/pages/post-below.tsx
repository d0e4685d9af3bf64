import { useQuery } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'
import { lazyComponent, Skeleton, useMinWidth } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { Comments } from '../features/comments/comments.tsx'
import { useIsFolded } from '../features/content-warning/opened-posts.ts'
import { followUpsQuery, mayHaveFollowUps } from '../features/follow-up/follow-up.queries.ts'
import { FollowUp } from '../features/follow-up/follow-up.tsx'
import type { ResponseTask } from '../features/post-actions/response-counts.tsx'
import { resolutionQuery, suggestionsQuery } from '../features/resolve/resolution.queries.ts'
import { WhatHelped } from '../features/resolve/what-helped.tsx'
import { standingByQuery } from '../features/responders/supporters.queries.ts'
import { Supporters } from '../features/responders/supporters.tsx'
import type { Viewer } from '../shared/viewer.ts'
import { SmallScreenTip } from './small-screen-tip.tsx'
import { useOfflineCopy } from './use-offline-copy.ts'

export { forgetRead } from './use-offline-copy.ts'

const dialogs = () => import('./comment-dialogs.tsx')
const ReportDialog = lazyComponent(async () => (await dialogs()).ReportDialog)
const ConcernDialog = lazyComponent(async () => (await dialogs()).ConcernDialog)
const PostInsight = lazyComponent(async () => (await import('../features/analysis/post-insight.tsx')).PostInsight)

type Props = { post: Post; viewer: Viewer; onTask: (task: ResponseTask, post: Post) => void }

/** The parts below a worry: who supports it (for its author), resolution, how it went on, comments, then the analysis. They load from top to bottom, so that nothing shifts down. */
export function PostBelow({ post, viewer, onTask }: Props) {
  const [isReadyBelow, setReadyBelow] = useState(false)
  const helped = useQuery({ ...resolutionQuery(post.id), enabled: post.isResolved })
  useEffect(PostInsight.preload, [])
  useOfflineCopy(post, viewer)
  const isCollapsed = useIsFolded(post)
  // Waited for, because parts that are below them would shift.
  const suggestions = useQuery({ ...suggestionsQuery(post.id), enabled: !post.isResolved && !isCollapsed })
  // On a wide screen it is beside the worry.
  const hasRail = useMinWidth('large')
  const followUps = useQuery({ ...followUpsQuery(post.id), enabled: mayHaveFollowUps(post) && !isCollapsed })
  const supporters = useQuery({ ...standingByQuery(post), retry: 0 })
  if (isCollapsed) return null
  if ((post.isResolved && helped.isPending) || followUps.isLoading || supporters.isLoading) return <Skeleton height="20rem" />
  return (
    <>
      {supporters.data && <Supporters supporters={supporters.data} onOpen={() => onTask('supporters', post)} />}
      {post.isResolved && <WhatHelped post={post} />}
      {followUps.data && <FollowUp post={post} followUps={followUps.data} />}
      <Comments
        post={post}
        viewer={viewer}
        onSettled={() => setReadyBelow(true)}
        renderReport={(id, onClose) => <ReportDialog kind="comment" id={id} onClose={onClose} />}
        renderConcern={(id, user, onClose) => <ConcernDialog kind="comment" id={id} user={user} onClose={onClose} />}
      />
      {isReadyBelow && (post.isResolved || suggestions.isFetched) && (
        <>
          {!post.isResolved && <WhatHelped post={post} />}
          <SmallScreenTip />
          {!hasRail && <PostInsight post={post} viewer={viewer} />}
        </>
      )}
    </>
  )
}
