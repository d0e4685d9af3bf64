import { useT } from '@worrystone/i18n'
import { lazyPart, PageColumn, Skeleton } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { OwnLists } from '../features/lists/own-lists.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { PageIntro } from '../shared/page-intro.tsx'

const OneList = lazyPart(async () => (await import('../features/lists/one-list.tsx')).OneList)

/** A member's own lists of the directory, or the one that the address names. */
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
          <PageIntro title={t('Your lists')}>
            {t('What you want at hand, in your order and with your own notes. Only you can see this.')}
          </PageIntro>
          <OwnLists />
        </>
      )}
    </PageColumn>
  )
}
