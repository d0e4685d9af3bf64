import { useT } from '@worrystone/i18n'
import { Banner, useOnline } from '@worrystone/ui'

/** In a form: what is typed can be sent later. */
export function OfflineNotice() {
  const t = useT()
  if (useOnline()) return null
  return <Banner kind="info">{t('You are offline. Your words are kept on this device until you can share them.')}</Banner>
}
