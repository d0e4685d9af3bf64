import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { BackLink } from '@worrystone/remote-kit'
import { Banner, Failure, Heading, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import { isNotFound, useFailureSentence } from '../../shared/failure-sentence.ts'
import { ResourceCard } from '../../shared/resource-card.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { entryQuery } from './editing.queries.ts'

type Props = { id: string /** Admins correct, moderators look. */; isAdmin: boolean }

/** One entry as everybody reads it, and for admins the form that corrects it. */
export function EntryEditor({ id, isAdmin }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const { code: language } = useLanguage()
  const { data, error, refetch } = useQuery(entryQuery(id, language))
  return (
    <Stack gap={5}>
      <BackLink to="/resources/edit">{t('All reports')}</BackLink>
      {!data ? (
        error ? (
          <Failure
            message={isNotFound(error) ? t('There is no such entry.') : sentence(error, t('This part could not be loaded'))}
            onRetry={isNotFound(error) ? undefined : () => void refetch()}
          />
        ) : (
          <div>
            <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
            <Skeleton height="9rem" />
          </div>
        )
      ) : (
        <>
          <Heading>{t('As everybody reads it')}</Heading>
          {data.isHidden && <Banner kind="info">{t('Hidden: nobody finds this entry.')}</Banner>}
          <ResourceCard resource={data.resource} />
          {data.isHelpline ? (
            <Banner kind="info">
              {t('Numbers for people in danger stand in one list for every page. Whoever runs this site corrects them there.')}
            </Banner>
          ) : isAdmin ? (
            <CorrectionForm key={`${id} ${language}`} entry={data} language={language} />
          ) : (
            <Banner kind="info">{t('An admin can correct this entry.')}</Banner>
          )}
        </>
      )}
    </Stack>
  )
}
