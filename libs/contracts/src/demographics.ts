import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint } from './endpoint.ts'
import { CategoryTrend, figuresFrame, MeanSentiment, PeopleCount, TimeRange, Trend } from './figures.ts'
import { PrivacyLevel } from './privacy-level.ts'

const timeRangeQuery = z.object({ timeRange: z._default(TimeRange, '90d') })

/** Bounds of document 3 section 9 on -1 to 1: up to -0.7, up to -0.3, below 0.3, below 0.7, the rest. */
export const SentimentLabel = z.enum(['very_negative', 'negative', 'neutral', 'positive', 'very_positive'])
export type SentimentLabel = z.infer<typeof SentimentLabel>

/** 0 to 1 of those of the list that may be shown, in steps of 0.01. */
const share = z.nullable(z.number())
/** Worries an average day, or hour of the day, of the window. */
const averageActivity = z.nullable(z.number())
/** 0 Sunday to 6 Saturday, UTC. */
const dayOfWeek = z.int()
const ratio = z.nullable(z.number())

export const CommunityHealth = z.object({
  engagementMetrics: z.object({
    /** Worries of one person who shared any. */
    averagePostsPerUser: ratio,
    /** People of the community who shared a worry, 0 to 1. */
    activeShare: ratio,
  }),
  /** Shares of the worries, 0 to 1. */
  supportMetrics: z.object({
    postsWithSimilarWorries: ratio,
    /** With support, a me-too or a comment of somebody else. */
    communityInteractionRate: ratio,
    /** With support. */
    supportedShare: ratio,
    meTooShare: ratio,
    resolvedShare: ratio,
  }),
})
export type CommunityHealth = z.infer<typeof CommunityHealth>

export const DemographicOverview = z.object({
  ...figuresFrame,
  overview: z.object({
    /** Members whose worries may count. */
    totalUsers: PeopleCount,
    /** Those of them who shared a public worry in the window. */
    activeUsers: PeopleCount,
    totalWorries: PeopleCount,
    averageWorriesPerUser: ratio,
  }),
  categoryTrends: z.object({
    /** Most people first. `change` in percent against the window before. */
    trending: z.array(
      z.object({ category: Category, count: PeopleCount, change: z.nullable(z.int()), trend: z.nullable(Trend) }),
    ),
  }),
  sentimentAnalysis: z.object({
    globalAverage: MeanSentiment,
    distribution: z.array(z.object({ label: SentimentLabel, count: PeopleCount, share })),
  }),
  /** The only figure that private worries and those for friends count in: how many there are, nothing else of them. */
  privacyInsights: z.object({
    privacyDistribution: z.array(z.object({ privacyLevel: PrivacyLevel, count: PeopleCount, share })),
  }),
  temporalPatterns: z.object({
    dailyActivity: z.array(z.object({ dayOfWeek, averageActivity })),
    /** UTC. */
    hourlyActivity: z.array(z.object({ hour: z.int(), averageActivity })),
  }),
  communityHealth: CommunityHealth,
})
export type DemographicOverview = z.infer<typeof DemographicOverview>

/** Hours that one row of the heat map is about. */
export const HEATMAP_HOURS = 3

/** `hour`: the first of `HEATMAP_HOURS` hours, UTC. */
export const HeatmapCell = z.object({ dayOfWeek, hour: z.int(), averageActivity })
export type HeatmapCell = z.infer<typeof HeatmapCell>

/** Words of at least `MIN_PEOPLE` authors. `growth`: percent against the 30 days before; null where fewer wrote them then. */
export const TrendingTopic = z.object({
  topic: z.string(),
  /** What most of its worries are about; null where no category has enough people. */
  category: z.nullable(Category),
  /** People. */
  count: z.int(),
  sentiment: MeanSentiment,
  growth: z.nullable(z.int()),
})
export type TrendingTopic = z.infer<typeof TrendingTopic>

const LIMIT = 'limit must be a whole number from 1 to 50'

export const demographicsApi = {
  overview: endpoint.get('/demographics/overview', {
    who: 'member',
    requiredFeature: 'demographic_analytics',
    summary: 'The community at a glance',
    query: timeRangeQuery,
    response: DemographicOverview,
  }),
  heatmap: endpoint.get('/demographics/heatmap', {
    who: 'member',
    requiredFeature: 'demographic_analytics',
    summary: 'When worries are shared: weekday by hours of the day (UTC), Sunday first',
    query: timeRangeQuery,
    response: z.object({ ...figuresFrame, hoursEach: z.int(), cells: z.array(HeatmapCell) }),
  }),
  trending: endpoint.get('/demographics/trending', {
    who: 'member',
    requiredFeature: 'demographic_analytics',
    summary: 'Words of many people’s worries in the last 30 days, most people first',
    query: z.object({
      limit: z._default(z.coerce.number(LIMIT).check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(50, LIMIT)), 10),
    }),
    response: z.object({ ...figuresFrame, topics: z.array(TrendingTopic) }),
  }),
  trends: endpoint.get('/demographics/categories/trends', {
    who: 'member',
    requiredFeature: 'demographic_analytics',
    summary: 'Each category over whole weeks (30d, 90d) or months (1y), most people first',
    query: timeRangeQuery,
    response: z.object({ ...figuresFrame, trends: z.array(CategoryTrend) }),
  }),
  health: endpoint.get('/demographics/community/health', {
    who: 'member',
    requiredFeature: 'demographic_analytics',
    summary: 'How people share and answer each other',
    query: timeRangeQuery,
    response: z.object({ ...figuresFrame, ...CommunityHealth.shape }),
  }),
}
