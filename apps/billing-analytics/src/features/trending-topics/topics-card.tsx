import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { demographicsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, Empty, Heading, Skeleton, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'
import { FiguresQuery } from '../../shared/figures-query.tsx'
import { TrendingTopics } from './trending-topics.tsx'

const LIMIT = 15

/** The side panel with frequent topics. */
export function TopicsCard() {
  const t = useT()
  const id = useId()
  const trending = useQuery(query(demographicsApi.trending, { query: { limit: LIMIT } }))
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <div>
          <Heading id={id}>{t('Trending Topics')}</Heading>
          <Text size="s" tone="inkSoft">
            {t('Last 30 days')}
          </Text>
        </div>
        <FiguresQuery
          query={trending}
          failure={t('Failed to load trending topics')}
          skeleton={<Skeleton lines={8} height="2.25rem" />}
        >
          {({ topics }) => (topics.length > 0 ? <TrendingTopics topics={topics} /> : <Empty title={t('No Trending Topics')} />)}
        </FiguresQuery>
      </Stack>
    </Card>
  )
}
