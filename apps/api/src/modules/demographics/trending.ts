import type { TrendingTopic } from '@worrystone/contracts'
import { changeBetween, type Figures } from '../analytics/index.ts'

export const trendingTopics = ({ topics }: Figures, limit: number): TrendingTopic[] =>
  topics.slice(0, limit).map(({ topic, category, people, sentiment, before }) => ({
    topic,
    category,
    count: people,
    sentiment,
    growth: before === null ? null : changeBetween({ now: people, before }, 1).change,
  }))
