import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { Banner, PageColumn } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { DirectoryFilters } from '../features/directory/directory-filters.tsx'
import { ResourceList } from '../features/directory/resource-list.tsx'
import { useDirectoryFilter } from '../features/directory/use-directory-filter.ts'
import { PageIntro } from '../shared/page-intro.tsx'

/** The directory of help, narrowed by what stands in the address. */
export function ResourcesPage() {
  const t = useT()
  usePageTitle(t('Mental Health Resources'))
  const { code: language } = useLanguage()
  const directory = useDirectoryFilter()
  return (
    <PageColumn>
      <PageIntro title={t('Mental Health Resources')}>
        {t('People who listen, finders of therapists, books and free courses. Open to everybody, without an account.')}
      </PageIntro>
      <Banner kind="support">
        {t('If you may be in danger, or simply want a human voice:')} <Link to="/help">{t('Need help now?')}</Link>
      </Banner>
      <DirectoryFilters directory={directory} language={language} />
      <ResourceList filter={directory.filter} language={language} onClear={directory.isNarrowed ? directory.clear : undefined} />
    </PageColumn>
  )
}
