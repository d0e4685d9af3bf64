import { useT } from '@worrystone/i18n'
import { EmptyWithLink } from '@worrystone/remote-kit/bundled'

/** The empty state of one's own worries. */
export function NoOwnPosts() {
  const t = useT()
  return (
    <EmptyWithLink
      title={t('You have not shared a worry yet. What weighs on you may be lighter once it is said.')}
      to="/feed?share=1"
      label={t('Share a worry')}
    />
  )
}
