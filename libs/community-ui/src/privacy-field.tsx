import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, RadioGroup } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props = {
  legend: string
  value: PrivacyLevel
  onChange: (value: PrivacyLevel) => void
  /** Who the friends are, where that is known. */
  friends?: ReactNode
  /** Below the choices. */
  children?: ReactNode
}

/** Who may read a worry, each choice in words. */
export function PrivacyField({ friends, ...props }: Props) {
  const t = useT()
  const anyFriends = t('People you follow, and whoever you follow later')
  return (
    <RadioGroup
      {...props}
      min="11rem"
      options={[
        { value: 'public', icon: <icons.Globe size={20} />, label: t('Public'), hint: t('Everyone, also without an account') },
        { value: 'friends', icon: <icons.Users size={20} />, label: t('Friends'), hint: friends ?? anyFriends },
        { value: 'private', icon: <icons.Lock size={20} />, label: t('Private'), hint: t('Only you') },
      ]}
    />
  )
}
