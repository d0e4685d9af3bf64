import { useT } from '@worrystone/i18n'
import { BackLink, PageHeader } from '@worrystone/remote-kit/bundled'
import { lazyComponent, PageColumn, Skeleton } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { OwnLists } from '../features/lists/own-lists.tsx'

const OneList = lazyComponent(async () => (await import('../features/lists/one-list.tsx')).OneList)

/** A member's own lists of the directory, or the one in the URL. */
export function ResourceListsPage() {
  const t = useT()
  const { listId } = useParams()
  return (
    <PageColumn>
      {listId ? (
        <>
          <BackLink to="/resources/lists">{t('Your lists')}</BackLink>
          <OneList key={listId} id={listId} waiting={<Skeleton lines={4} height="6rem" />} />
        </>
      ) : (
        <>
          <BackLink to="/resources">{t('All resources')}</BackLink>
          <PageHeader title={t('Your lists')}>
            {t('What you want at hand, in your order and with your own notes. Only you can see this.')}
          </PageHeader>
          <OwnLists />
        </>
      )}
    </PageColumn>
  )
}
