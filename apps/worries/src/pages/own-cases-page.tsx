import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { OwnCases } from '../features/own-cases/own-cases.tsx'
import { useViewer } from '../shared/viewer.ts'

/** The outcomes of one's reports, and decisions about one's own content. */
export function OwnCasesPage() {
  const t = useT()
  usePageTitle(t('Your reports and decisions'))
  const viewer = useViewer()
  return (
    <PageColumn>
      <PageHeader title={t('Your reports and decisions')}>
        {t('Only you see this page. Whoever wrote something is never told who reported it.')}
      </PageHeader>
      {viewer.id && <OwnCases userId={viewer.id} />}
    </PageColumn>
  )
}
