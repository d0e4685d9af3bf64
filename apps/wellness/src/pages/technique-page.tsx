import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageColumn, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { ClosedTechnique } from '../features/technique/closed-technique.tsx'
import { TechniqueDetail } from '../features/technique/technique-detail.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { techniqueQuery } from '../shared/catalogue.queries.ts'
import { isNotFound, isUpgradeRequired, useFailureSentence } from '../shared/failure-sentence.ts'
import { LoadFailure } from '../shared/load-failure.tsx'

const LIST = '/wellness/techniques'

/** One coping technique: how, when and when not, and what is known of it. */
export function TechniquePage() {
  const t = useT()
  const sentence = useFailureSentence()
  const { techniqueId = '' } = useParams()
  const { code: language } = useLanguage()
  const { data, error, refetch } = useQuery(techniqueQuery(techniqueId, language))
  usePageTitle(data?.title ?? t('Coping Technique'))
  return (
    <PageColumn>
      <BackLink to={LIST}>{t('Coping Techniques')}</BackLink>
      {data ? (
        <TechniqueDetail technique={data} />
      ) : isUpgradeRequired(error) ? (
        <ClosedTechnique id={techniqueId} language={language} />
      ) : error ? (
        <LoadFailure
          title={t('Error Loading Coping Technique')}
          message={isNotFound(error) ? t('Coping technique not found') : sentence(error, t('Failed to load coping technique'))}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          back={LIST}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
          <Skeleton lines={4} />
        </>
      )}
    </PageColumn>
  )
}
