import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Empty, Heading, icons, List, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import { type ComponentProps, useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useDanger } from '../../shared/help-offer.ts'
import { type FoundFilters as Filters, foundQuery, readFilters } from './found.queries.ts'
import { FoundFilters } from './found-filters.tsx'
import { FoundHit } from './found-hit.tsx'

/** From this level on, people who listen come before what was found. */
const HELP_FIRST = 2

type Props = { words: string; isMember: boolean; collapse: ComponentProps<typeof FoundHit>['collapse'] }

/** The worries and stories that have these words, as far as the viewer may see them. The filters are in the address. */
export function FoundTexts({ words, isMember, collapse }: Props) {
  const t = useT()
  const { number } = useFormat()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const found = useInfiniteQuery(foundQuery({ words, ...filters, mine: isMember && filters.mine }))

  // The field above the slot knows the phrases of the page's language, the server those of all.
  const isShownByField = useDanger(words).level >= 1
  const isHelpMissing = !isShownByField && (found.data?.[0]?.helpLevel ?? 0) >= HELP_FIRST

  function choose(name: keyof Filters, value: string | null) {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      {isHelpMissing && (
        <Banner kind="info">
          {t('If this gets too heavy, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
        </Banner>
      )}
      <Heading id={id}>{t('Worries and stories')}</Heading>
      <FoundFilters filters={filters} isMember={isMember} onChange={choose} />
      <VisuallyHidden role="status">
        {found.data ? t('Results shown: {{number}}', { number: number(found.data.flatMap(({ hits }) => hits).length) }) : null}
      </VisuallyHidden>
      <QueryView
        query={found}
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
                    <FoundHit hit={hit} collapse={collapse} />
                  </li>
                ))}
              </List>
              {found.hasNextPage && (
                <Button kind="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
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
