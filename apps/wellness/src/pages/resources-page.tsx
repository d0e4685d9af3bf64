import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader, useHasFeature, useUser } from '@worrystone/remote-kit/bundled'
import { Banner, ButtonLink, PageColumn, Row } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { DirectoryFilters } from '../features/directory/directory-filters.tsx'
import { ResourceList } from '../features/directory/resource-list.tsx'
import { useDirectoryFilter } from '../features/directory/use-directory-filter.ts'
import { AddToList } from '../features/lists/add-to-list.tsx'
import { ReportEntry } from '../features/report-entry/report-entry.tsx'

/** The directory of help, filtered by the URL. */
export function ResourcesPage() {
  const t = useT()
  usePageTitle(t('Mental Health Resources'))
  const { code: language } = useLanguage()
  const directory = useDirectoryFilter()
  const role = useUser()?.role
  const canUseLists = useHasFeature('mental_health_resources')
  return (
    <PageColumn>
      <PageHeader title={t('Mental Health Resources')}>
        {t('People who listen, finders of therapists, books and free courses. Open to everybody, without an account.')}
      </PageHeader>
      <Banner kind="support">
        {t('If you may be in danger, or simply want a human voice:')} <Link to="/help">{t('Need help now?')}</Link>
      </Banner>
      {role && (
        <Row>
          <ButtonLink as={Link} to="/resources/lists" kind="quiet" size="s">
            {t('Your lists')}
          </ButtonLink>
          {role !== 'member' && (
            <ButtonLink as={Link} to="/resources/edit" kind="quiet" size="s">
              {t('Keep the directory right')}
            </ButtonLink>
          )}
        </Row>
      )}
      <DirectoryFilters directory={directory} language={language} />
      <ResourceList
        filter={directory.filter}
        language={language}
        onClear={directory.isNarrowed ? directory.clear : undefined}
        renderActions={(resource) => (
          <Row gap={1} outdent={3}>
            {canUseLists && <AddToList resource={resource} />}
            <ReportEntry resource={resource} />
            {role === 'admin' && (
              <ButtonLink as={Link} to={`/resources/edit?entry=${resource.id}`} kind="plain" size="s">
                {t('Correct this entry')}
              </ButtonLink>
            )}
          </Row>
        )}
      />
    </PageColumn>
  )
}
