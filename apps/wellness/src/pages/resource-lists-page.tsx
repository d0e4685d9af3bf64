import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageColumn } from '@worrystone/ui'
import { OwnLists } from '../features/lists/own-lists.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { PageIntro } from '../shared/page-intro.tsx'

/** A member's own lists of the directory. */
export function ResourceListsPage() {
  const t = useT()
  usePageTitle(t('Your lists'))
  return (
    <PageColumn>
      <BackLink to="/resources">{t('All resources')}</BackLink>
      <PageIntro title={t('Your lists')}>
        {t('What you want at hand, in your order and with your own notes. Only you can see this.')}
      </PageIntro>
      <OwnLists />
    </PageColumn>
  )
}
