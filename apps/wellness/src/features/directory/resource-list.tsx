import { useInfiniteQuery } from '@tanstack/react-query'
import type { LanguageCode, Resource } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Empty, Failure, Heading, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useFailureSentence } from '../../shared/failure-sentence.ts'
import { ResourceCard } from '../../shared/resource-card.tsx'
import { resourcesQuery } from './directory.queries.ts'
import type { DirectoryFilter } from './use-directory-filter.ts'

type Props = {
  filter: DirectoryFilter
  language: LanguageCode
  /** Absent where nothing narrows the list. */
  onClear: (() => void) | undefined
  /** What can be done with an entry. */
  actionsOf: (resource: Resource) => ReactNode
}

/** Entries of the directory, crisis resources first. */
export function ResourceList({ filter, language, onClear, actionsOf }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const list = useInfiniteQuery(resourcesQuery(filter, language))
  const resources = list.data?.pages.flatMap((page) => page.resources)
  if (!resources) {
    return list.error ? (
      <Failure message={sentence(list.error, t('Failed to load resources'))} onRetry={() => void list.refetch()} />
    ) : (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Stack gap={5}>
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </Stack>
      </div>
    )
  }
  const found = t('{{count}} Resources Found', { count: list.data?.pages[0]?.total ?? 0 })
  return (
    <Stack as="section" gap={5}>
      <Heading>{found}</Heading>
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      {resources.length === 0 && (
        <Empty
          title={t('Nothing fits all of this. With one filter less there may be something.')}
          action={
            onClear && (
              <Button kind="quiet" onClick={onClear}>
                {t('Clear all filters')}
              </Button>
            )
          }
        />
      )}
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource}>
          {actionsOf(resource)}
        </ResourceCard>
      ))}
      {list.isFetchNextPageError && (
        <Failure message={sentence(list.error, t('Failed to load resources'))} onRetry={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button kind="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </Stack>
  )
}
