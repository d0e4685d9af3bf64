import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { PageColumn } from '@worrystone/ui'
import { AdminOverview } from '../features/people/admin-overview.tsx'
import { PersonFinder } from '../features/people/person-finder.tsx'

/** Roles, plans and payments of people. For admins only. */
export function RolesPage() {
  const t = useT()
  usePageTitle(t('People'))
  return (
    <PageColumn>
      <PageHeading>{t('People')}</PageHeading>
      <PersonFinder>
        <AdminOverview />
      </PersonFinder>
    </PageColumn>
  )
}
