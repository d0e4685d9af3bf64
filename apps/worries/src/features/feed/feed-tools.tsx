import { queryClient } from '@worrystone/api-client'
import { useT } from '@worrystone/i18n'
import { IconButton, icons, Text } from '@worrystone/ui'
import type { ChosenView, FeedTab } from './feed.queries.ts'
import { FeedFilters } from './feed-filters.tsx'
import { unansweredKey } from './unanswered-key.ts'

type Props = {
  view: ChosenView
  isMember: boolean
  isBusy: boolean
  onView: (view: ChosenView) => void
  onRefresh: () => Promise<void>
}

/** What the tab shows, its filters, and refresh. */
export function FeedTools({ view, isMember, isBusy, onView, onRefresh }: Props) {
  const t = useT()
  const hints: Record<FeedTab, string> = {
    all: t('Newest first'),
    following: t('From you and the people you follow'),
    discover: t('From people you have not met yet'),
    waiting: t('Lent to a few people at a time. A line is enough.'),
  }
  return (
    <>
      <Text size="s" tone="inkSoft" style={{ flex: 1 }}>
        {hints[view.tab]}
      </Text>
      {view.tab !== 'waiting' && (isMember || view.tab !== 'following') && (
        <FeedFilters
          privacy={isMember && view.tab === 'all' ? view.privacy : undefined}
          languages={view.languages}
          category={view.category}
          isMember={isMember}
          onPrivacy={(privacy) => onView({ ...view, privacy })}
          onCategory={(category) => onView({ ...view, category })}
          onLanguages={(languages) => onView({ ...view, languages })}
        />
      )}
      <IconButton
        label={t('Refresh')}
        icon={<icons.RefreshCw size={20} />}
        aria-busy={isBusy}
        onClick={() =>
          void (!isBusy && (view.tab === 'waiting' ? queryClient.refetchQueries({ queryKey: unansweredKey }) : onRefresh()))
        }
      />
    </>
  )
}
