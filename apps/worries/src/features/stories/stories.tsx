import { useInfiniteQuery } from '@tanstack/react-query'
import type { Category, ResolutionStory } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Button, Empty, Heading, List, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { ownCodes } from '../../shared/own-language.ts'
import { hasWords, ownLanguagesFirst, storiesQuery } from './stories.queries.ts'
import { StorySkeletons } from './story-skeletons.tsx'

type Props = {
  category: Category | null
  /** The query, applied to the loaded stories. */
  words: string
  onClear: () => void
  renderStory: (story: ResolutionStory) => ReactNode
  /** Below the stories, once they are there: it does not shift. */
  children: ReactNode
}

/** Shared stories, newest first. */
export function Stories({ category, words, onClear, renderStory, children }: Props) {
  const t = useT()
  const stories = useInfiniteQuery(storiesQuery(category))
  const deferredQuery = useDeferredValue(words)
  const loaded = ownLanguagesFirst(stories.data ?? [], ownCodes(useLanguage().code))
  const matching = deferredQuery.trim() ? loaded.filter((story) => hasWords(story, deferredQuery)) : loaded
  const isNarrowed = category !== null || deferredQuery.trim() !== ''

  return (
    <>
      <QueryView
        query={stories}
        failure={t('Failed to load resolution stories')}
        loading={t('Loading resolution stories')}
        skeleton={<StorySkeletons />}
        renderFailure={(failure) => (
          <section aria-label={t('Error Loading Stories')}>
            <Heading size="xl" style={{ textAlign: 'center' }}>
              {t('Error Loading Stories')}
            </Heading>
            {failure}
          </section>
        )}
      >
        {() => (
          <>
            <VisuallyHidden role="status">
              {deferredQuery.trim() ? t('{{count}} stories found', { count: matching.length }) : ''}
            </VisuallyHidden>
            {matching.length > 0 ? (
              <List gap={5}>
                {matching.map((story) => (
                  <li key={story.id}>{renderStory(story)}</li>
                ))}
              </List>
            ) : (
              <Empty
                title={t('No Stories Found')}
                action={
                  isNarrowed ? (
                    <Button kind="quiet" onClick={onClear}>
                      {t('Show all stories')}
                    </Button>
                  ) : undefined
                }
              >
                <p>
                  {isNarrowed
                    ? stories.hasNextPage
                      ? t('Nothing of what is loaded fits. There are more stories below.')
                      : t('No story fits what you are looking for.')
                    : t('Nobody has shared a story yet. Yours may be the first.')}
                </p>
              </Empty>
            )}
            <LoadMore query={stories} failure={t('Failed to load resolution stories')} />
          </>
        )}
      </QueryView>
      {!stories.isPending && children}
    </>
  )
}
