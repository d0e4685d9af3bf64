import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, icons } from '@worrystone/ui'

/** The audience of a worry. */
export function PrivacyBadge({ level }: { level: PrivacyLevel }) {
  const t = useT()
  const [Icon, label] = {
    public: [icons.Globe, t('Public')] as const,
    friends: [icons.Users, t('Friends')] as const,
    private: [icons.Lock, t('Private')] as const,
  }[level]
  return (
    <Badge>
      <Icon size={14} />
      {label}
    </Badge>
  )
}
