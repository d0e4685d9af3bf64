import { queryClient } from '@worrystone/api-client'
import { Category, storyListsApi } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader, useAddressParams } from '@worrystone/remote-kit/bundled'
import { lazyComponent, PageColumn, Skeleton } from '@worrystone/ui'
import { useState } from 'react'
import { Stories } from '../features/stories/stories.tsx'
import { StoryCard } from '../features/stories/story-card.tsx'
import { StoryFilter } from '../features/stories/story-filter.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'

const ReportDialog = lazyComponent(async () => (await import('./comment-dialogs.tsx')).ReportDialog)

/** Below the stories, which load as well. */
const ShareYourStory = lazyComponent(async () => (await import('../features/stories/story-extras.tsx')).ShareYourStory)
const CollapsedPost = lazyComponent(async () => (await import('./card-parts.tsx')).CollapsedPost)

/** Shared resolutions. The category is in the URL. */
export function StoriesPage() {
  const t = useT()
  usePageTitle(t('Resolution Stories'))
  usePostEvents()
  useStoryEvents()
  const viewer = useViewer()
  const { params, change } = useAddressParams()
  const [words, setWords] = useState('')
  const [reported, setReported] = useState<string | null>(null)
  const category = Category.options.find((option) => option === params.get('category')) ?? null

  return (
    <PageColumn>
      <PageHeader title={t('Resolution Stories')}>{t('Worries that became better, and what helped.')}</PageHeader>
      <StoryFilter words={words} category={category} onWords={setWords} onCategory={(next) => change({ category: next })} />
      <Stories
        key={category}
        category={category}
        words={words}
        onClear={() => {
          setWords('')
          change({ category: null })
        }}
        renderStory={(story) => (
          <StoryCard
            story={story}
            onReport={viewer.status === 'signed-in' && !story.post.isOwnPost ? () => setReported(story.postId) : undefined}
            collapse={(children) => (
              <CollapsedPost post={story.post} waiting={<Skeleton height="2.75rem" />}>
                {children}
              </CollapsedPost>
            )}
          />
        )}
      >
        <ShareYourStory isMember={viewer.audience === 'member'} waiting={<Skeleton height="16rem" />} />
      </Stories>
      {reported && <ReportDialog kind="story" id={reported} onClose={() => setReported(null)} />}
    </PageColumn>
  )
}

/** A story that is resolved, reopened, hidden or removed elsewhere on the page changes the list. */
function useStoryEvents() {
  const invalidateStories = () => void queryClient.invalidateQueries({ queryKey: [storyListsApi.stories.url] })
  useEvent('resolution.changed/1', invalidateStories)
  useEvent('post.removed/1', invalidateStories)
  useEvent('person.hidden/1', invalidateStories)
}
