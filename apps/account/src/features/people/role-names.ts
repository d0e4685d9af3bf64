import type { Role } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The name of each role. */
export function useRoleNames(): Record<Role, string> {
  const t = useT()
  return { member: t('Member'), moderator: t('Moderator'), admin: t('Admin') }
}
