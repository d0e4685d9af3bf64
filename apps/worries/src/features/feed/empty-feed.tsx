import { useT } from '@worrystone/i18n'
import { EmptyWithLink } from '@worrystone/remote-kit/bundled'
import { Button, Empty } from '@worrystone/ui'
import type { FeedView } from './feed.queries.ts'

type Props = {
  /** `guests`: a visitor in a feed for members. */
  view: FeedView | 'guests'
  /** Shows all languages and categories. */
  onUnfiltered?: () => void
}

/** An empty feed: the reason, and an action. */
export function EmptyFeed({ view, onUnfiltered }: Props) {
  const t = useT()
  if (view === 'guests') {
    return (
      <EmptyWithLink
        title={t('Please log in to view your personalized feed')}
        to={`/login?next=${encodeURIComponent('/feed?tab=following')}`}
        label={t('Log in')}
      />
    )
  }
  if (view.category !== 'all') {
    return (
      <Empty
        title={view.languages ? t('No worries about this in these languages here yet.') : t('No worries about this here yet.')}
        action={
          <Button kind="quiet" onClick={onUnfiltered}>
            {t('Show all worries')}
          </Button>
        }
      />
    )
  }
  if (view.languages) {
    return (
      <Empty
        title={t('No worries in these languages here yet.')}
        action={
          <Button kind="quiet" onClick={onUnfiltered}>
            {t('Show all languages')}
          </Button>
        }
      />
    )
  }
  if (view.privacy !== 'all') {
    return <EmptyWithLink title={t('No worries with this privacy yet.')} to="/feed" kind="quiet" label={t('Show all worries')} />
  }
  const invitation =
    view.audience === 'member' ? { to: '/feed?share=1', label: t('Share a worry') } : { to: '/register', label: t('Sign up') }
  switch (view.tab) {
    case 'following':
      return (
        <EmptyWithLink
          title={t('Follow someone whose words stay with you, and what they share appears here.')}
          to="/feed?tab=discover"
          label={t('Discover worries')}
        />
      )
    case 'discover':
      return <EmptyWithLink title={t('You have seen everything here for now.')} {...invitation} />
    default:
      return <EmptyWithLink title={t('No worries here yet: yours could be the one that lets others speak.')} {...invitation} />
  }
}
