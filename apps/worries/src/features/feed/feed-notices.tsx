import { useQuery } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, color, font, space, useOnline } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { FloatingNotice } from '../../shared/floating-notice.ts'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import type { FeedView } from './feed.queries.ts'
import { focusWorry } from './feed-list.tsx'
import { newestQuery, useNewPosts } from './new-posts.queries.ts'

type NewPostsProps = {
  view: FeedView
  /** Every loaded worry, including those with a pending deletion. */
  all: Post[]
  loadedAt: number
}

/** A button with the number of new worries, which shows them. */
export function NewPostsNotice({ view, all, loadedAt }: NewPostsProps) {
  const t = useT()
  const topId = useWithoutPendingRemovals(all)[0]?.id
  const { count, showNew } = useNewPosts(view, all, loadedAt)
  const shouldFocusFirst = useRef(false)
  useEffect(() => {
    if (!shouldFocusFirst.current) return
    shouldFocusFirst.current = false
    window.scrollTo(0, 0)
    // The pressed button is removed: the focus moves to the first new worry.
    focusWorry(topId)
  }, [topId])
  function onShow() {
    shouldFocusFirst.current = true
    showNew()
  }
  return (
    <FloatingNotice role="status">
      {count > 0 && (
        <Button size="s" onClick={onShow}>
          {t('{{count}} new worries', { count })}
        </Button>
      )}
    </FloatingNotice>
  )
}

/** Why the displayed worries may be outdated. */
export function OutdatedNotice({ view, hasFailed }: { view: FeedView; hasFailed: boolean }) {
  const t = useT()
  const isOnline = useOnline()
  const newest = useQuery({ ...newestQuery(view), enabled: false })
  return (
    <FloatingNotice role="status" $isBelow>
      {!isOnline ? (
        <NoticeText>{t('You are offline. What you see was loaded earlier.')}</NoticeText>
      ) : (
        (newest.isError || hasFailed) && (
          <NoticeText>{t('New worries could not be loaded. What you see was loaded earlier.')}</NoticeText>
        )
      )}
    </FloatingNotice>
  )
}

const NoticeText = styled.span`
  padding: ${space[2]} ${space[4]};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.s};
  font-weight: 600;
`
