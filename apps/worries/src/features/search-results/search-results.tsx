import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView, useAddressParams } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Empty, Heading, icons, List, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router-dom'
import { useDanger } from '../../shared/help-offer.ts'
import { readFilters, searchQuery } from './search.queries.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchHitView } from './search-hit.tsx'

/** From this level on, people who listen come before the results. */
const HELP_FIRST = 2

type Props = { words: string; isMember: boolean; collapse: ComponentProps<typeof SearchHitView>['collapse'] }

/** The worries and stories that have these words, as far as the viewer may see them. The filters are in the address. */
export function SearchResults({ words, isMember, collapse }: Props) {
  const t = useT()
  const { number } = useFormat()
  const id = useId()
  const { params, change } = useAddressParams()
  const filters = readFilters(params)
  const search = useInfiniteQuery(searchQuery({ words, ...filters, mine: isMember && filters.mine }))

  // The field above the slot knows the phrases of the page's language, the server those of all.
  const isShownByField = useDanger(words).level >= 1
  const isHelpMissing = !isShownByField && (search.data?.[0]?.helpLevel ?? 0) >= HELP_FIRST

  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      {isHelpMissing && (
        <Banner kind="info">
          {t('If this gets too heavy, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
        </Banner>
      )}
      <Heading id={id}>{t('Worries and stories')}</Heading>
      <SearchFilters filters={filters} isMember={isMember} onChange={(name, value) => change({ [name]: value })} />
      <VisuallyHidden role="status">
        {search.data ? t('Results shown: {{number}}', { number: number(search.data.flatMap(({ hits }) => hits).length) }) : null}
      </VisuallyHidden>
      <QueryView
        query={search}
        failure={t('Failed to load posts')}
        loading={t('Loading worries')}
        skeleton={<Skeleton lines={4} height="4.5rem" />}
      >
        {(pages) => {
          const hits = pages.flatMap((page) => page.hits)
          if (hits.length === 0)
            return (
              <Empty
                glyph={<icons.Feather size={48} />}
                title={t('No worry or story has these words. Fewer or other words may find more.')}
              />
            )
          return (
            <>
              <List gap={1}>
                {hits.map((hit) => (
                  <li key={`${hit.kind} ${hit.post.id}`}>
                    <SearchHitView hit={hit} collapse={collapse} />
                  </li>
                ))}
              </List>
              {search.hasNextPage && (
                <Button kind="quiet" busy={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
                  {t('Show more')}
                </Button>
              )}
            </>
          )
        }}
      </QueryView>
    </Stack>
  )
}
