import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { useParams } from 'react-router-dom'
import { LockedTechnique } from '../features/technique/locked-technique.tsx'
import { TechniqueDetail } from '../features/technique/technique-detail.tsx'
import { techniqueQuery } from '../shared/catalogue.queries.ts'
import { ItemPage } from '../shared/item-page.tsx'

/** One coping technique: instructions, when to use it and when not, and evidence. */
export function TechniquePage() {
  const t = useT()
  const { techniqueId = '' } = useParams()
  const { code: language } = useLanguage()
  const query = useQuery(techniqueQuery(techniqueId, language))
  usePageTitle(query.data?.title ?? t('Coping Technique'))
  return (
    <ItemPage
      list={{ to: '/wellness/techniques', name: t('Coping Techniques') }}
      query={query}
      messages={{
        failure: t('Error Loading Coping Technique'),
        notFound: t('Coping technique not found'),
        failed: t('Failed to load coping technique'),
      }}
      locked={<LockedTechnique id={techniqueId} language={language} />}
    >
      {(technique) => <TechniqueDetail technique={technique} />}
    </ItemPage>
  )
}
