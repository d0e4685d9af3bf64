import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { lazyComponent, Skeleton } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { TechniqueDetail } from '../features/technique/technique-detail.tsx'
import { techniqueQuery } from '../shared/catalogue.queries.ts'
import { ItemPage } from '../shared/item-page.tsx'

const LockedItem = lazyComponent(async () => (await import('../shared/locked-item.tsx')).LockedItem)

/** One coping technique: instructions, when to use it and when not, and evidence. */
export function TechniquePage() {
  const t = useT()
  const { techniqueId = '' } = useParams()
  const { code: language } = useLanguage()
  const query = useQuery(techniqueQuery(techniqueId, language))
  usePageTitle(query.data?.title ?? t('Coping Technique'))
  const list = '/wellness/techniques'
  const messages = {
    failure: t('Error Loading Coping Technique'),
    notFound: t('Coping technique not found'),
    failed: t('Failed to load coping technique'),
  }
  return (
    <ItemPage
      list={{ to: list, name: t('Coping Techniques') }}
      query={query}
      messages={messages}
      locked={
        <LockedItem kind="technique" id={techniqueId} list={list} messages={messages} waiting={<Skeleton height="20rem" />} />
      }
    >
      {(technique) => <TechniqueDetail technique={technique} />}
    </ItemPage>
  )
}
