import { useT } from '@worrystone/i18n'
import { ButtonLink, Empty } from '@worrystone/ui'
import { Link } from 'react-router-dom'

/** In place of one's own worries, as long as there is none. */
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
