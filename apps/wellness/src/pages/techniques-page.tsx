import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { BackLink, PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { CatalogueFilters } from '../features/catalogue/catalogue-filters.tsx'
import { HowToUse } from '../features/catalogue/how-to-use.tsx'
import { useCatalogueFilter } from '../features/catalogue/use-catalogue-filter.ts'
import { CardList } from '../shared/card-list.tsx'
import { techniqueCategoriesQuery, techniquesQuery } from '../shared/catalogue.queries.ts'
import { TechniqueCard } from '../shared/technique-card.tsx'

/** All coping techniques, filtered by the URL. */
export function TechniquesPage() {
  const t = useT()
  usePageTitle(t('Coping Techniques'))
  const { code: language } = useLanguage()
  const filter = useCatalogueFilter()
  const { category, searchText } = filter.filter
  const categories = useQuery(techniqueCategoriesQuery(language))
  const list = useQuery({ ...techniquesQuery({ category, words: searchText, language }), placeholderData: keepPreviousData })
  return (
    <PageColumn>
      <BackLink to="/wellness">{t('Wellness Center')}</BackLink>
      <PageHeader title={t('Coping Techniques')}>
        {t('Small things to do when it gets heavy, and what is known of each.')}
      </PageHeader>
      <CatalogueFilters label={t('Search the techniques')} categories={categories.data} filter={filter} />
      <CardList
        query={list}
        items={list.data?.techniques}
        failure={t('Failed to load coping techniques')}
        empty={t('No coping techniques found.')}
        heading={t('{{count}} techniques found', { count: list.data?.total ?? 0 })}
        onClear={category || searchText ? filter.clear : undefined}
      >
        {(technique) => <TechniqueCard technique={technique} />}
      </CardList>
      <HowToUse />
    </PageColumn>
  )
}
