import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, RadioGroup } from '@worrystone/ui'

type Props = { legend: string; value: PrivacyLevel; onChange: (value: PrivacyLevel) => void }

/** Who may read a worry, each choice in words. */
export function PrivacyField(props: Props) {
  const t = useT()
  return (
    <RadioGroup
      {...props}
      min="11rem"
      options={[
        { value: 'public', icon: <icons.Globe size={20} />, label: t('Public'), hint: t('Everyone can read it') },
        { value: 'friends', icon: <icons.Users size={20} />, label: t('Friends'), hint: t('Only people you follow can read it') },
        { value: 'private', icon: <icons.Lock size={20} />, label: t('Private'), hint: t('Only you can read it') },
      ]}
    />
  )
}
