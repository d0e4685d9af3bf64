import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { EmptyWithLink } from '@worrystone/remote-kit/bundled'

/** Replaces a worry that is deleted or hidden, without revealing which. */
export function MissingPost() {
  const t = useT()
  return (
    <>
      <PageHeading>{t('Post not found')}</PageHeading>
      <EmptyWithLink
        title={t('This worry is no longer here, or it is not shared with you.')}
        to="/feed"
        label={t('Go to the feed')}
      />
    </>
  )
}
