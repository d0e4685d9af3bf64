import { useT } from '@worrystone/i18n'
import { PageColumn } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { OneList } from '../features/lists/one-list.tsx'
import { BackLink } from '../shared/back-link.tsx'

/** One of a member's own lists. */
export function ResourceListPage() {
  const t = useT()
  const { listId = '' } = useParams()
  return (
    <PageColumn>
      <BackLink to="/resources/lists">{t('Your lists')}</BackLink>
      <OneList key={listId} id={listId} />
    </PageColumn>
  )
}
