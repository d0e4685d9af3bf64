import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { Stars } from '@worrystone/community-ui'
import type { Post, Resolution } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Badge, Failure, font, icons, MetaRow, Row, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { getPostState } from '../../shared/post-state.ts'
import { ResolutionText } from '../../shared/resolution-text.tsx'
import { Commenters } from './commenters.tsx'
import { HelpedOthers } from './helped-others.tsx'
import { useRatingLabels } from './rating-labels.ts'
import { isJustResolved, resolutionQuery } from './resolution.queries.ts'
import { ResolutionFrame, ResolutionIcon } from './resolution-frame.ts'

type Props = { post: Post }

/** Below a resolved worry its shared resolution; below an open one what helped others. */
export function WhatHelped({ post }: Props) {
  useEvent('resolution.changed/1', ({ postId }) => {
    if (postId === post.id) void queryClient.invalidateQueries({ queryKey: resolutionQuery(postId).queryKey })
  })
  if (post.isResolved) return <ResolutionCard post={post} />
  return getPostState(post) === 'published' ? <HelpedOthers post={post} /> : null
}

function ResolutionCard({ post }: { post: Post }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const id = useId()
  const resolution = useQuery(resolutionQuery(post.id))
  const [isNew] = useState(() => isJustResolved(post.id))
  if (resolution.data === null) return null
  return (
    <ResolutionFrame as="section" aria-labelledby={id} $isNew={isNew}>
      <Row align="start" wrap={false} gap={3} style={{ marginBlockEnd: space[5] }}>
        <ResolutionIcon $isNew={isNew}>
          <icons.Sun size={24} />
        </ResolutionIcon>
        <Text serif size="l">
          {post.isOwnPost ? t('This worry has become lighter. You found a way through.') : t('This worry has become lighter.')}
        </Text>
      </Row>
      <Head justify="between">
        <h2 id={id}>{post.isOwnPost ? t('What helped you') : t('What helped')}</h2>
        {resolution.data && post.isOwnPost && <Visibility resolution={resolution.data} />}
      </Head>
      {resolution.data ? (
        <Stack gap={5}>
          <ResolutionBody resolution={resolution.data} />
          <Commenters post={post} />
        </Stack>
      ) : resolution.isError ? (
        <Failure
          message={errorMessage(resolution.error, t('Network error. Please check your connection and try again'))}
          onRetry={() => void resolution.refetch()}
        />
      ) : (
        <Skeleton lines={3} height="1.4rem" />
      )}
    </ResolutionFrame>
  )
}

/** The audience, for its author. */
function Visibility({ resolution: { isPublic, moderationStatus } }: { resolution: Resolution }) {
  const t = useT()
  if (!isPublic) {
    return (
      <Badge>
        <icons.Lock size={14} />
        {t('Only you')}
      </Badge>
    )
  }
  switch (moderationStatus) {
    case 'approved':
      return (
        <Badge kind="primary">
          <icons.Globe size={14} />
          {t('Shared')}
        </Badge>
      )
    case 'pending':
      return (
        <Badge kind="accent">
          <icons.Clock size={14} />
          {t('Waits for a moderator')}
        </Badge>
      )
    default:
      return <Badge kind="accent">{t('Hidden by moderators')}</Badge>
  }
}

function ResolutionBody({
  resolution: { copingMethods, resolutionStory, helpfulnessRating, resolvedAt },
}: {
  resolution: Resolution
}) {
  const t = useT()
  const { date } = useFormat()
  const ratingLabels = useRatingLabels()
  return (
    <Stack>
      <ResolutionText copingMethods={copingMethods} resolutionStory={resolutionStory} />
      <MetaRow gap={4}>
        {helpfulnessRating !== null && (
          <>
            <Stars value={helpfulnessRating} />
            <span>{ratingLabels(helpfulnessRating)}</span>
          </>
        )}
        <time dateTime={resolvedAt}>{t('Resolved on {{when}}', { when: date(resolvedAt) })}</time>
      </MetaRow>
    </Stack>
  )
}

const Head = styled(Row)`
  margin-block-end: ${space[4]};
  h2 { display: flex; align-items: center; gap: ${space[2]}; margin: 0; font-size: ${font.size.l}; }
`
