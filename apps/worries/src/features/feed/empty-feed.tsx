import { useT } from '@worrystone/i18n'
import { Button, ButtonLink, Empty } from '@worrystone/ui'
import { Link } from 'react-router-dom'
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
      <Empty
        title={t('Please log in to view your personalized feed')}
        action={
          <ButtonLink as={Link} to={`/login?next=${encodeURIComponent('/feed?tab=following')}`}>
            {t('Log in')}
          </ButtonLink>
        }
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
    return (
      <Empty
        title={t('No worries with this privacy yet.')}
        action={
          <ButtonLink as={Link} to="/feed" kind="quiet">
            {t('Show all worries')}
          </ButtonLink>
        }
      />
    )
  }
  const isMember = view.audience === 'member'
  const invitation = (
    <ButtonLink as={Link} to={isMember ? '/feed?share=1' : '/register'}>
      {isMember ? t('Share a worry') : t('Sign up')}
    </ButtonLink>
  )
  switch (view.tab) {
    case 'following':
      return (
        <Empty
          title={t('Follow someone whose words stay with you, and what they share appears here.')}
          action={
            <ButtonLink as={Link} to="/feed?tab=discover">
              {t('Discover worries')}
            </ButtonLink>
          }
        />
      )
    case 'discover':
      return <Empty title={t('You have seen everything here for now.')} action={invitation} />
    default:
      return <Empty title={t('No worries here yet: yours could be the one that lets others speak.')} action={invitation} />
  }
}
