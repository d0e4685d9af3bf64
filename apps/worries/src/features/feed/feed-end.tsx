import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, color, Failure, Loading, space } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { FeedPages } from './feed.queries.ts'

/** Below the last worry: loads more, or says that there is no more. */
export function FeedEnd({ feed, onNextPage }: { feed: FeedPages; onNextPage: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  return (
    <End>
      {feed.isFetchNextPageError && !feed.isFetchingNextPage ? (
        <Failure message={errorMessage(feed.error, t('Failed to load posts'))} onRetry={onNextPage} />
      ) : feed.hasNextPage ? (
        <Sentinel at={feed.data?.length ?? 0} isLoading={feed.isFetchingNextPage} onReach={onNextPage} />
      ) : (
        <p>{t('You have reached the end. Take a breath.')}</p>
      )}
    </End>
  )
}

/** Loads the next page when it is scrolled into view or focused. */
function Sentinel({ at, isLoading, onReach }: { at: number; isLoading: boolean; onReach: () => void }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const latestOnReach = useRef(onReach)
  latestOnReach.current = onReach

  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again after each page, because it may still be visible
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latestOnReach.current()
      },
      { threshold: 0.1, rootMargin: '0px 0px 600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [at])

  return (
    <div ref={place}>
      {isLoading ? (
        <Loading label={t('Loading more worries')} />
      ) : (
        <Button kind="quiet" onClick={onReach}>
          {t('Show more worries')}
        </Button>
      )}
    </div>
  )
}

const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-block-size: 6rem;
  padding-block: ${space[6]};
  text-align: center;
  color: ${color.inkSoft};
`
