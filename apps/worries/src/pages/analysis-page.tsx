import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { BackLink, isNotFound, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Failure, lazyComponent, PageColumn, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { useIsFolded } from '../features/content-warning/opened-posts.ts'
import { MissingPost } from '../shared/missing-post.tsx'
import { postQuery } from '../shared/post.queries.ts'
import { findCachedPost } from '../shared/post-cache.ts'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { WorryCard } from './worry-card.tsx'

const PostInsight = lazyComponent(async () => (await import('../features/analysis/post-insight.tsx')).PostInsight)

/** One worry with its whole analysis; opened from the page of the worry in a new tab. */
export function AnalysisPage() {
  const t = useT()
  usePageTitle(t('Worry Analysis'))
  usePostEvents()
  const { postId = '' } = useParams()
  const viewer = useViewer()
  const errorMessage = useErrorMessage()
  const tasks = usePostTasks()
  const {
    data: post,
    error,
    refetch,
  } = useQuery({ ...postQuery(postId, viewer.audience), placeholderData: () => findCachedPost(postId, viewer.audience) })
  const isMissing = isNotFound(error)
  const isCollapsed = useIsFolded(post)

  return (
    <PageColumn>
      <BackLink to={isMissing ? '/feed' : `/posts/${postId}`}>
        {isMissing ? t('Go to the feed') : t('Back to the worry')}
      </BackLink>
      {isMissing ? (
        <MissingPost />
      ) : post ? (
        <>
          <PageHeading>{t('Worry Analysis')}</PageHeading>
          <WorryCard post={post} viewer={viewer.status} onTask={tasks.begin} />
          {!isCollapsed && (
            <PostInsight key={post.id} post={post} viewer={viewer} isWhole waiting={<Skeleton height="24rem" />} />
          )}
        </>
      ) : error ? (
        <>
          <PageHeading>{t('Unable to load post')}</PageHeading>
          <Failure
            message={errorMessage(error, t('Network error. Please check your connection and try again'))}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <>
          <PageHeading>{t('Worry Analysis')}</PageHeading>
          <VisuallyHidden role="status">{t('Loading the worry')}</VisuallyHidden>
          <Skeleton height="11rem" />
          <Skeleton height="14rem" />
        </>
      )}
      {tasks.dialog}
    </PageColumn>
  )
}
