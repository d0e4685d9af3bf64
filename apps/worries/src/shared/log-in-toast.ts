import { toast } from '@worrystone/events'
import type { useT } from '@worrystone/i18n'

/** Shows a visitor what needs an account, with a link to sign in that returns to this page. */
export function logInToast(t: ReturnType<typeof useT>, message: string): void {
  const next = encodeURIComponent(location.pathname + location.search)
  toast.info(message, { action: { label: t('Log in'), to: `/login?next=${next}` } })
}
