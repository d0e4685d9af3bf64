import { useQuery } from '@tanstack/react-query'
import { personName } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { BackLink, isNotFound, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Failure, lazyComponent, PageColumn, Rail, Skeleton, Stack, useMinWidth, VisuallyHidden, WithRail } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { LongText } from '../features/long-text/long-text.tsx'
import { MissingPost } from '../shared/missing-post.tsx'
import { langOf } from '../shared/own-language.ts'
import { postQuery } from '../shared/post.queries.ts'
import { findCachedPost } from '../shared/post-cache.ts'
import { usePostEvents } from '../shared/post-events.ts'
import { getPostState } from '../shared/post-state.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { fetchCardParts, WorryCard } from './worry-card.tsx'

/** The target of the comment counts on cards. No element has this id: two pages may be rendered side by side. */
const COMMENTS = '#comments'
const PostAside = lazyComponent(async () => (await import('./post-aside.tsx')).PostAside, true)
const below = () => import('./post-below.tsx')
const PostBelow = lazyComponent(async () => (await below()).PostBelow, true)

/** One worry with its longer text, comments, and similar worries. It starts with the data that the feed has cached. */
export function PostPage() {
  const t = useT()
  const { postId = '' } = useParams()
  const viewer = useViewer()
  const navigate = useNavigate()
  const tasks = usePostTasks({ onRemoved: () => void navigate('/feed', { replace: true }) })
  const errorMessage = useErrorMessage()
  const hasRail = useMinWidth('large')
  usePostEvents()
  useEffect(fetchCardParts, [])

  const {
    data: post,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...postQuery(postId, viewer.audience),
    placeholderData: () => findCachedPost(postId, viewer.audience),
  })
  const name = post && personName(post.user)
  const title = name ? t('A worry from {{name}}', { name }) : t('Worry')
  usePageTitle(title)

  // A failed refetch keeps the loaded worry, unless it is gone.
  const isMissing = isNotFound(error)
  const visiblePost = isMissing ? undefined : post
  useEffect(() => {
    if (isMissing) void below().then(({ forgetRead }) => forgetRead(postId, viewer.id))
  }, [isMissing, postId, viewer.id])

  // Scrolls to the comments when they load: the shell only handles targets that exist when the page opens.
  const comments = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isLoaded = visiblePost !== undefined
  useEffect(() => {
    if (!isLoaded || hash !== COMMENTS) return
    comments.current?.scrollIntoView()
    comments.current?.focus({ preventScroll: true })
  }, [isLoaded, hash])

  return (
    <WithRail>
      <PageColumn>
        <BackLink to="/">{t('Back to Home')}</BackLink>
        {visiblePost ? (
          <>
            <article aria-label={title}>
              <VisuallyHidden as={PageHeading}>{title}</VisuallyHidden>
              <WorryCard post={visiblePost} viewer={viewer.status} onTask={tasks.begin} isOwnPage>
                {visiblePost.longContent ? (
                  <LongText text={visiblePost.longContent} lang={langOf(visiblePost)} />
                ) : (
                  visiblePost.hasLongContent && isPlaceholderData && <Skeleton lines={5} height="1.2rem" />
                )}
              </WorryCard>
            </article>
            {getPostState(visiblePost) === 'published' && (
              <Stack
                gap={6}
                data-comments
                ref={comments}
                tabIndex={-1}
                style={{ scrollMarginBlockStart: '5rem', outline: 'none' }}
              >
                <PostBelow post={visiblePost} viewer={viewer} onTask={tasks.begin} waiting={<Skeleton height="20rem" />} />
              </Stack>
            )}
          </>
        ) : isMissing ? (
          <MissingPost />
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
            <VisuallyHidden as={PageHeading}>{title}</VisuallyHidden>
            <VisuallyHidden role="status">{t('Loading the worry')}</VisuallyHidden>
            <Skeleton lines={4} height="1.4rem" />
          </>
        )}
        {tasks.dialog}
      </PageColumn>
      {hasRail && (visiblePost || !error) && (
        <Rail aria-label={t('About this worry')}>
          {visiblePost && getPostState(visiblePost) === 'published' && (
            <PostAside post={visiblePost} viewer={viewer} waiting={<Skeleton height="24rem" />} />
          )}
        </Rail>
      )}
    </WithRail>
  )
}
