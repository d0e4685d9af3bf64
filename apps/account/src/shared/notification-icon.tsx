import type { NoticeKind } from '@worrystone/contracts'
import { IconDisc, icons } from '@worrystone/ui'

const ICONS: Record<NoticeKind, typeof icons.Bell> = {
  support: icons.HandHeart,
  'me-too': icons.Users,
  comment: icons.MessageCircle,
  reply: icons.MessageCircle,
  follow: icons.UserPlus,
  moderation: icons.ShieldCheck,
  report: icons.Flag,
  'check-in': icons.Leaf,
  concern: icons.HeartHandshake,
  'reach-out': icons.LifeBuoy,
  'kept-as-draft': icons.FileText,
}

/** What a notification is about. Decorative beside its title. */
export function NotificationIcon({ kind }: { kind: NoticeKind }) {
  const Icon = ICONS[kind]
  return (
    <IconDisc size="2.25rem" aria-hidden="true">
      <Icon size={20} />
    </IconDisc>
  )
}
