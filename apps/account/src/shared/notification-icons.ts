import type { NoticeKind } from '@worrystone/contracts'
import { icons } from '@worrystone/ui'

/** What a notification is about. */
export const NOTIFICATION_ICONS: Record<NoticeKind, typeof icons.Bell> = {
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
  helped: icons.Sun,
  'waiting-worries': icons.Clock,
  'follow-up': icons.Leaf,
}
