import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '@worrystone/api-client'
import { dashboardApi, type WorriesNow, type WorryNow } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Badge, color, font, IconText, icons, List, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CompactRow, RowLink, RowMeta, RowText } from '../../shared/compact-row.tsx'
import { NoOwnPosts } from '../../shared/no-own-posts.tsx'
import { langOf, usePrompt } from '../../shared/own-language.ts'
import { PrivacyBadge } from '../../shared/privacy-badge.tsx'
import { lastVisit } from './last-visit.ts'

const SHOWN = 5

const invalidate = () => void queryClient.invalidateQueries({ queryKey: [dashboardApi.worries.url] })

/** The member's own worries: those with something new since the last visit, then the latest. */
export function OwnWorries({ userId }: { userId: string }) {
  const t = useT()
  const [since] = useState(() => lastVisit(userId))
  const ownQuery = query(dashboardApi.worries, { query: { limit: SHOWN, since } })
  const own = useQuery(ownQuery)
  useEvent('post.created/1', invalidate)
  useEvent('post.changed/1', invalidate)
  useEvent('resolution.changed/1', invalidate)
  useEvent('post.removed/1', ({ postId }) => {
    queryClient.setQueryData<WorriesNow>(
      ownQuery.queryKey,
      (page) => page && { ...page, worries: page.worries.filter(({ id }) => id !== postId) },
    )
    invalidate()
  })

  return (
    <QueryView
      query={own}
      failure={t('Failed to load posts')}
      loading={t('Loading recent worries')}
      skeleton={<Skeleton lines={3} height="5.5rem" />}
    >
      {({ worries, open, resolved }) =>
        worries.length === 0 ? (
          <NoOwnPosts />
        ) : (
          <Stack gap={2}>
            <Text tone="inkSoft">
              {t('{{count}} are still open', { count: open })} · {t('{{count}} found their way', { count: resolved })}
            </Text>
            <List gap={1}>
              {worries.map((worry) => (
                <li key={worry.id}>
                  <OwnWorryRow worry={worry} />
                </li>
              ))}
            </List>
          </Stack>
        )
      }
    </QueryView>
  )
}

function OwnWorryRow({ worry }: { worry: WorryNow }) {
  const t = useT()
  const prompt = usePrompt(worry)
  const lang = langOf(worry)
  const relative = useRelativeTime()
  const { dateTime, date } = useFormat()
  const { id, shortContent, privacyLevel, publishedAt, resolvedAt } = worry
  return (
    <CompactRow>
      <div>
        {prompt && (
          <Text size="s" tone="inkSoft" dir="auto" lang={lang}>
            {prompt}
          </Text>
        )}
        <RowLink to={`/posts/${id}`}>
          <RowText dir="auto" lang={lang}>
            {shortContent}
          </RowText>
        </RowLink>
        <RowMeta>
          <time dateTime={publishedAt} title={dateTime(publishedAt)}>
            {relative(publishedAt)}
          </time>
          <PrivacyBadge level={privacyLevel} />
          {resolvedAt && (
            <Badge kind="primary" title={date(resolvedAt)}>
              <icons.Sprout size={14} />
              {t('Resolved')}
            </Badge>
          )}
        </RowMeta>
        <News worry={worry} />
      </div>
    </CompactRow>
  )
}

const countReactions = ({ support, meToo }: WorryNow['news']) => support + meToo

/** What is new since the last visit; else what others gave in all. */
function News({ worry }: { worry: WorryNow }) {
  const { comments, news } = worry
  const t = useT()
  const newTexts = [
    news.comments > 0 && t('{{count}} new comments', { count: news.comments }),
    countReactions(news) > 0 && t('{{count}} new signs of support', { count: countReactions(news) }),
  ].filter(Boolean)
  if (newTexts.length > 0) {
    return (
      <NewLine gap={2} iconTone="supportInk">
        <icons.Sparkles size={16} aria-hidden="true" />
        <span>{newTexts.join(' · ')}</span>
      </NewLine>
    )
  }
  const totals = [
    countReactions(worry) > 0 && t('{{count}} signs of support', { count: countReactions(worry) }),
    comments > 0 && t('{{count}} comments', { count: comments }),
  ].filter(Boolean)
  return totals.length === 0 ? null : (
    <Text size="s" tone="inkSoft">
      {totals.join(' · ')}
    </Text>
  )
}

const NewLine = styled(IconText)`
  margin-block-start: ${space[1]};
  font-size: ${font.size.s};
  font-weight: 650;
  color: ${color.supportInk};
`
