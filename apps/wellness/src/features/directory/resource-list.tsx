import { useInfiniteQuery } from '@tanstack/react-query'
import type { LanguageCode, Resource } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Heading, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NoMatch } from '../../shared/no-match.tsx'
import { ResourceCard } from '../../shared/resource-card.tsx'
import { resourcesQuery } from './directory.queries.ts'
import type { DirectoryFilter } from './use-directory-filter.ts'

type Props = {
  filter: DirectoryFilter
  language: LanguageCode
  /** Absent without active filters. */
  onClear: (() => void) | undefined
  /** The actions of an entry. */
  renderActions: (resource: Resource) => ReactNode
}

/** Entries of the directory, crisis resources first. */
export function ResourceList({ filter, language, onClear, renderActions }: Props) {
  const t = useT()
  const list = useInfiniteQuery(resourcesQuery(filter, language))
  const failure = t('Failed to load resources')
  const skeleton = (
    <Stack gap={5}>
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </Stack>
  )
  return (
    <QueryView query={list} failure={failure} skeleton={skeleton}>
      {(pages) => {
        const { total } = pages[0] ?? { total: 0 }
        const heading = t('{{count}} Resources Found', { count: total })
        return (
          <Stack as="section" gap={5}>
            <Heading>{heading}</Heading>
            <VisuallyHidden role="status">{heading}</VisuallyHidden>
            {total === 0 && (
              <NoMatch title={t('Nothing fits all of this. With one filter less there may be something.')} onClear={onClear} />
            )}
            {pages.map(({ resources }) =>
              resources.map((resource) => (
                <ResourceCard key={resource.id} resource={resource}>
                  {renderActions(resource)}
                </ResourceCard>
              )),
            )}
            <LoadMore query={list} failure={failure} />
          </Stack>
        )
      }}
    </QueryView>
  )
}
