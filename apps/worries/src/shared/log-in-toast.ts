import { toast } from '@worrystone/events'
import type { useT } from '@worrystone/i18n'

/** Tells a visitor what needs an account, with the link that leads back here afterwards. */
export function logInToast(t: ReturnType<typeof useT>, message: string): void {
  const next = encodeURIComponent(location.pathname + location.search)
  toast.info(message, { action: { label: t('Log in'), to: `/login?next=${next}` } })
}
