import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { lazyComponent, PageColumn, Skeleton, Tabs } from '@worrystone/ui'
import { useSearchParams } from 'react-router-dom'
import { NotificationList } from '../features/notification-list/notification-list.tsx'

const NotificationPreferences = lazyComponent(
  async () => (await import('../features/notification-preferences/notification-preferences.tsx')).NotificationPreferences,
)

/** Notifications and their preferences. The tab is in the URL. */
export function NotificationsPage() {
  const t = useT()
  usePageTitle(t('Notifications'))
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'preferences' ? 'preferences' : 'list'
  return (
    <PageColumn>
      <PageHeading>{t('Notifications')}</PageHeading>
      <Tabs
        label={t('Notifications')}
        tabs={[
          { id: 'list', label: t('Notifications') },
          { id: 'preferences', label: t('Preferences') },
        ]}
        active={tab}
        onChange={(next) => setParams(next === 'list' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
      >
        {tab === 'list' ? <NotificationList /> : <NotificationPreferences waiting={<Skeleton height="39rem" />} />}
      </Tabs>
    </PageColumn>
  )
}
