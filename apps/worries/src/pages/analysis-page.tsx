import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, color, Empty, Failure, icons, PageColumn, Skeleton, space, VisuallyHidden } from '@worrystone/ui'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOpened } from '../features/content-warning/opened.ts'
import { isMissing, useFailureSentence } from '../shared/failure-sentence.ts'
import { lazyPart } from '../shared/lazy-part.tsx'
import { postQuery } from '../shared/post.queries.ts'
import { knownPost } from '../shared/post-cache.ts'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { WorryCard } from './worry-card.tsx'

const PostInsight = lazyPart(async () => (await import('../features/analysis/post-insight.tsx')).PostInsight)

/** One worry with everything that is known about it; opened beside the page of the worry, in a tab of its own. */
export function AnalysisPage() {
  const t = useT()
  usePageTitle(t('Worry Analysis'))
  usePostEvents()
  const { postId = '' } = useParams()
  const viewer = useViewer()
  const sentence = useFailureSentence()
  const tasks = usePostTasks()
  const {
    data: post,
    error,
    refetch,
  } = useQuery({ ...postQuery(postId, viewer.eyes), placeholderData: () => knownPost(postId, viewer.eyes) })
  const isGone = isMissing(error)
  // What was found would tell what the reader has not opened.
  const isOpened = useOpened(postId)
  const isFolded = post?.contentWarning && !post.isOwnPost && !isOpened

  return (
    <PageColumn>
      <Back to={isGone ? '/feed' : `/posts/${postId}`}>
        <icons.ArrowLeft size={18} />
        {isGone ? t('Go to the feed') : t('Back to the worry')}
      </Back>
      {isGone ? (
        <>
          <PageHeading>{t('Post not found')}</PageHeading>
          <Empty
            title={t('This worry is no longer here, or it is not shared with you.')}
            action={
              <ButtonLink as={Link} to="/feed">
                {t('Go to the feed')}
              </ButtonLink>
            }
          />
        </>
      ) : post ? (
        <>
          <PageHeading>{t('Worry Analysis')}</PageHeading>
          <WorryCard post={post} viewer={viewer.status} onTask={tasks.begin} />
          {!isFolded && <PostInsight key={post.id} post={post} viewer={viewer} isWhole waiting={<Skeleton height="24rem" />} />}
        </>
      ) : error ? (
        <>
          <PageHeading>{t('Unable to load post')}</PageHeading>
          <Failure
            message={sentence(error, t('Network error. Please check your connection and try again'))}
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

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  color: ${color.primaryInk};
  font-weight: 650;
`
