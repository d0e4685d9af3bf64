import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { ButtonLink, Empty } from '@worrystone/ui'
import { Link } from 'react-router-dom'

/** Replaces a worry that is deleted or hidden, without revealing which. */
export function MissingPost() {
  const t = useT()
  return (
    <>
      <PageHeading>{t('Post not found')}</PageHeading>
      <Empty
        title={t('This worry is no longer here, or it is not shared with you.')}
        action={
          <ButtonLink as={Link} to="/feed">
            {t('Go to the feed')}
          </ButtonLink>
        }
      />
    </>
  )
}
