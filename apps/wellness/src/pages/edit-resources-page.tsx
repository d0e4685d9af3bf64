import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader, useUser } from '@worrystone/remote-kit/bundled'
import { Empty, Heading, lazyComponent, PageColumn, RevealInOrder, Skeleton, Stack } from '@worrystone/ui'
import { useSearchParams } from 'react-router-dom'
import { Corrections } from '../features/editing/corrections.tsx'
import { OpenReports } from '../features/editing/open-reports.tsx'

const EntryEditor = lazyComponent(async () => (await import('../features/editing/entry-editor.tsx')).EntryEditor)

/** Maintenance of the directory: reports, one entry, and corrections. For moderators; only admins correct. */
export function EditResourcesPage() {
  const t = useT()
  usePageTitle(t('Keep the directory right'))
  const [params] = useSearchParams()
  const entry = params.get('entry')
  const role = useUser()?.role
  return (
    <PageColumn>
      <PageHeader title={t('Keep the directory right')}>
        {t('Reports come from anybody and name nobody. Look at the source before you correct an entry.')}
      </PageHeader>
      {role === 'member' ? (
        <Empty title={t('This page is for moderators.')} />
      ) : role && entry ? (
        <EntryEditor id={entry} isAdmin={role === 'admin'} waiting={<Skeleton height="9rem" />} />
      ) : (
        role && (
          <RevealInOrder>
            <Stack as="section" gap={4}>
              <Heading>{t('Reports')}</Heading>
              <OpenReports />
            </Stack>
            <Stack as="section" gap={4}>
              <Heading>{t('Corrections')}</Heading>
              <Corrections />
            </Stack>
          </RevealInOrder>
        )
      )}
    </PageColumn>
  )
}
