import {
  Category,
  type CategoryTrend,
  type DemographicOverview,
  type GeographicFigures,
  HEATMAP_HOURS,
  type HeatmapCell,
  type RegionalSummary,
  type RegionFigures,
  type TrendingTopic,
} from '@worrystone/contracts'

const WEEK_MS = 7 * 86_400_000
const DAYS = [0, 1, 2, 3, 4, 5, 6]
const BLOCKS = Array.from({ length: 24 / HEATMAP_HOURS }, (_, index) => index * HEATMAP_HOURS)

/** The common fields of every response. */
export const frame = { window: { from: '2026-10-26', to: '2026-11-25' }, floor: 10, isPublished: true }

const hidden = { totalUsers: null, totalPosts: null, averageSentiment: null, isApproximate: false }

/** A visible cell or, for null, a hidden one. */
const aCell = (people: number | null, averageSentiment = 0.45) =>
  people === null
    ? hidden
    : { totalUsers: people, totalPosts: Math.round((people * 1.4) / 5) * 5, averageSentiment, isApproximate: false }

const categoriesOf = (people: number) =>
  Category.options.map((category, index) => ({
    category,
    ...aCell(index < 7 ? Math.max(10, Math.round(people / (index + 2) / 5) * 5) : null),
  }))

export const aRegion = (country: RegionFigures['country'], region: string, people: number | null): RegionFigures => ({
  country,
  region,
  ...aCell(people),
  categories: people === null ? [] : categoriesOf(people),
})

export const aCountry = (country: RegionFigures['country'], people: number | null) => {
  const { region: _, ...figures } = aRegion(country, '', people)
  return figures
}

export const someFigures = (part: Partial<GeographicFigures> = {}): GeographicFigures => ({
  ...frame,
  total: { ...aCell(400), isApproximate: true },
  categories: categoriesOf(400),
  countries: [aCountry('DE', 120), aCountry('US', 90), aCountry('FR', 45), aCountry('JP', null)],
  regions: [aRegion('DE', 'Bavaria', 40), aRegion('DE', 'Saxony', 20), aRegion('US', 'California', 35)],
  ...part,
})

export const aSummary = (country: RegionalSummary['country'], region: string, people: number): RegionalSummary => ({
  country,
  region,
  ...aCell(people),
  topCategories: [
    { category: 'work', totalUsers: 15 },
    { category: 'family', totalUsers: 10 },
  ],
})

/** A category over eight weeks; null weeks have too few people. */
export const aTrend = (part: Partial<CategoryTrend> = {}): CategoryTrend => ({
  category: 'work',
  ...aCell(60),
  change: 25,
  trend: 'up',
  points: [20, 25, null, 30, 25, 35, 40, 45].map((people, index) => {
    const from = Date.UTC(2026, 8, 30) + index * WEEK_MS
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)
    return {
      from: day(from),
      to: day(from + WEEK_MS),
      totalUsers: people,
      totalPosts: people && people + 10,
      low: people && people - 5,
      high: people && people + 5,
    }
  }),
  ...part,
})

export const aHealth: DemographicOverview['communityHealth'] = {
  engagementMetrics: { averagePostsPerUser: 3.1, activeShare: 0.44 },
  supportMetrics: {
    postsWithSimilarWorries: 0.62,
    communityInteractionRate: 0.8,
    supportedShare: 0.7,
    meTooShare: 0.3,
    resolvedShare: null,
  },
}

export const anOverview = (part: Partial<DemographicOverview> = {}): DemographicOverview => ({
  ...frame,
  overview: { totalUsers: 900, activeUsers: 400, totalWorries: 1_250, averageWorriesPerUser: 3.1 },
  categoryTrends: {
    trending: Category.options.map((category, index) => ({
      category,
      count: index === 7 ? null : 150 - index * 12,
      change: index === 7 ? null : 10 - index * 4,
      trend: index === 7 ? null : 'flat',
    })),
  },
  sentimentAnalysis: {
    globalAverage: 0.35,
    distribution: [
      { label: 'very_negative', count: 250, share: 0.2 },
      { label: 'negative', count: 500, share: 0.4 },
      { label: 'neutral', count: 300, share: 0.24 },
      { label: 'positive', count: 200, share: 0.16 },
      { label: 'very_positive', count: null, share: null },
    ],
  },
  privacyInsights: {
    privacyDistribution: [
      { privacyLevel: 'public', count: 1_250, share: 0.7 },
      { privacyLevel: 'friends', count: 250, share: 0.14 },
      { privacyLevel: 'private', count: 285, share: 0.16 },
    ],
  },
  temporalPatterns: {
    dailyActivity: DAYS.map((dayOfWeek) => ({ dayOfWeek, averageActivity: 4 + dayOfWeek })),
    hourlyActivity: Array.from({ length: 24 }, (_, hour) => ({ hour, averageActivity: 0.5 })),
  },
  communityHealth: aHealth,
  ...part,
})

/** A week in which Sunday evenings are the busiest, with one hidden cell. */
export const aWeek = (): HeatmapCell[] =>
  DAYS.flatMap((dayOfWeek) =>
    BLOCKS.map((hour) => ({
      dayOfWeek,
      hour,
      averageActivity: dayOfWeek === 3 && hour === 3 ? null : (hour / 3 + (dayOfWeek === 0 ? 2 : 0)) / 5,
    })),
  )

export const aTopic = (part: Partial<TrendingTopic> = {}): TrendingTopic => ({
  topic: 'exam results',
  category: 'education',
  count: 25,
  sentiment: 0.35,
  growth: 20,
  ...part,
})
