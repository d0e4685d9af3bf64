import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { BackLink, QueryView } from '@worrystone/remote-kit/bundled'
import { Banner, Heading, Skeleton, Stack } from '@worrystone/ui'
import { ResourceCard } from '../../shared/resource-card.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { entryQuery } from './editing.queries.ts'

type Props = { id: string; isAdmin: boolean }

/** One entry as its readers see it, with a correction form for admins. */
export function EntryEditor({ id, isAdmin }: Props) {
  const t = useT()
  const { code: language } = useLanguage()
  const query = useQuery(entryQuery(id, language))
  return (
    <Stack gap={5}>
      <BackLink to="/resources/edit">{t('All reports')}</BackLink>
      <QueryView
        query={query}
        failure={t('This part could not be loaded')}
        notFound={t('There is no such entry.')}
        skeleton={<Skeleton height="9rem" />}
      >
        {(entry) => (
          <>
            <Heading>{t('As everybody reads it')}</Heading>
            {entry.isHidden && <Banner kind="info">{t('Hidden: nobody finds this entry.')}</Banner>}
            <ResourceCard resource={entry.resource} />
            {entry.isHelpline ? (
              <Banner kind="info">
                {t('Numbers for people in danger stand in one list for every page. Whoever runs this site corrects them there.')}
              </Banner>
            ) : isAdmin ? (
              <CorrectionForm key={`${id} ${language}`} entry={entry} language={language} />
            ) : (
              <Banner kind="info">{t('An admin can correct this entry.')}</Banner>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  )
}
