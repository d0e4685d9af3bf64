import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { SearchField } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PeopleFound } from '../features/people-search/people-found.tsx'

/** What the search in the header leads to. The words are in the address (`?q=`). */
export function SearchPage() {
  const t = useT()
  usePageTitle(t('Search'))
  const [params, setParams] = useSearchParams()
  const words = params.get('q')?.trim() ?? ''
  const search = useCallback(
    (next: string) => setParams(next ? { q: next } : {}, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return (
    <PageColumn>
      <PageHeading>{t('Search')}</PageHeading>
      <SearchField label={t('A name or username')} value={words} isFirst onSearch={search} />
      <QueryClientProvider client={queryClient}>
        <PeopleFound words={words} />
      </QueryClientProvider>
    </PageColumn>
  )
}
