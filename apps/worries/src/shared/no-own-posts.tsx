import { useT } from '@worrystone/i18n'
import { ButtonLink, Empty } from '@worrystone/ui'
import { Link } from 'react-router-dom'

/** The empty state of one's own worries. */
export function NoOwnPosts() {
  const t = useT()
  return (
    <Empty
      title={t('You have not shared a worry yet. What weighs on you may be lighter once it is said.')}
      action={
        <ButtonLink as={Link} to="/feed?share=1">
          {t('Share a worry')}
        </ButtonLink>
      }
    />
  )
}
