import type { NoticeKind } from '@worrystone/contracts'
import { color, icons } from '@worrystone/ui'
import { styled } from 'styled-components'

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
    <Disc aria-hidden="true">
      <Icon size={20} />
    </Disc>
  )
}

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primaryInk};
`
