import type { SiteRoute } from '@worrystone/host'
import { useLanguage, useTranslateMessage } from '@worrystone/i18n'

/** The title or label of a route in the reader's language, also before its remote is loaded. */
export function useRouteText(): (route: SiteRoute, key: string) => string {
  const translateMessage = useTranslateMessage()
  const { code } = useLanguage()
  return (route, key) => route.words[code]?.[key] ?? translateMessage(key)
}
