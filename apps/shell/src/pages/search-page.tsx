import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { SearchField } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { type ReactNode, useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PeopleFound } from '../features/people-search/people-found.tsx'

type Props = {
  /** People are for members only. */
  isMember: boolean
  /** What the remotes find for the words. */
  renderFound: (words: string) => ReactNode
}

/** What the search in the header leads to. The words are in the address (`?q=`); the filters beside them belong to what is found. */
export function SearchPage({ isMember, renderFound }: Props) {
  const t = useT()
  usePageTitle(t('Search'))
  const [params, setParams] = useSearchParams()
  const words = params.get('q')?.trim() ?? ''
  const search = useCallback(
    (next: string) =>
      setParams(
        (now) => {
          const params = new URLSearchParams(now)
          if (next) params.set('q', next)
          else params.delete('q')
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return (
    <PageColumn>
      <PageHeading>{t('Search')}</PageHeading>
      <SearchField
        label={isMember ? t('A name, or words of a worry') : t('Words of a worry or a story')}
        value={words}
        isFirst
        onSearch={search}
      />
      {isMember && (
        <QueryClientProvider client={queryClient}>
          <PeopleFound words={words} />
        </QueryClientProvider>
      )}
      {words !== '' && renderFound(words)}
    </PageColumn>
  )
}
