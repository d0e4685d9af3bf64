import type { ModerationStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'

/** The notice for an author about content that others cannot see at the moment; null when there is none. */
export function useModerationNotice(status: ModerationStatus) {
  const t = useT()
  switch (status) {
    case 'approved':
      return null
    case 'pending':
      return {
        kind: 'accent' as const,
        Icon: icons.Clock,
        badge: t('Waiting for a moderator'),
        sentence: t('Somebody reads it before it is shown to others. You need not do anything.'),
      }
    case 'flagged':
      return {
        kind: 'danger' as const,
        Icon: icons.Flag,
        badge: t('Flagged'),
        sentence: t('Readers have reported it. It is hidden from others until a moderator has looked.'),
      }
    default:
      return {
        kind: 'danger' as const,
        Icon: icons.Ban,
        badge: t('Taken down'),
        sentence: t('A moderator took it down. Only you can see it.'),
      }
  }
}
