import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { PageColumn } from '@worrystone/ui'
import { RoleChanges } from '../features/roles/role-changes.tsx'
import { RoleFinder } from '../features/roles/role-finder.tsx'

/** Who moderates and administers, and who changed that. The shell shows it to admins only. */
export function RolesPage() {
  const t = useT()
  usePageTitle(t('Roles'))
  return (
    <PageColumn>
      <PageHeading>{t('Roles')}</PageHeading>
      <RoleFinder />
      <RoleChanges />
    </PageColumn>
  )
}
