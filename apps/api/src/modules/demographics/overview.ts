import { type DemographicOverview, MIN_PEOPLE, PrivacyLevel, SentimentLabel, type TimeRange } from '@worrystone/contracts'
import { ALL, categoryTrends, cellId, commonFieldsOf, type Figures, placeId } from '../analytics/index.ts'
import { dailyActivity, hourlyActivity } from './activity.ts'
import { communityHealth, ratioOf } from './community-health.ts'

export function overviewOf(figures: Figures, timeRange: TimeRange): DemographicOverview {
  const everybody = figures.cell(placeId(timeRange, ALL, ALL, ALL))
  return {
    ...commonFieldsOf(figures, timeRange),
    overview: {
      totalUsers: figures.cell(cellId('now', 'members'))?.people ?? null,
      activeUsers: everybody?.people ?? null,
      totalWorries: everybody?.worries ?? null,
      averageWorriesPerUser: ratioOf(everybody?.worries, everybody?.people, 1),
    },
    categoryTrends: { trending: trendingCategories(figures, timeRange) },
    sentimentAnalysis: {
      globalAverage: everybody?.sentiment ?? null,
      distribution: sharesOf(figures, SentimentLabel.options, (label) => cellId(timeRange, 'feeling', label)).map(
        ({ part, ...counted }) => ({ label: part, ...counted }),
      ),
    },
    privacyInsights: {
      privacyDistribution: sharesOf(figures, PrivacyLevel.options, (level) => cellId(timeRange, 'privacy', level)).map(
        ({ part, ...counted }) => ({ privacyLevel: part, ...counted }),
      ),
    },
    temporalPatterns: { dailyActivity: dailyActivity(figures, timeRange), hourlyActivity: hourlyActivity(figures, timeRange) },
    communityHealth: communityHealth(figures, timeRange),
  }
}

function trendingCategories(figures: Figures, timeRange: TimeRange) {
  return categoryTrends(figures, { timeRange, minUserThreshold: MIN_PEOPLE })
    .map(({ category, totalUsers, change, trend }) => ({ category, count: totalUsers, change, trend }))
    .filter(({ count }) => count !== null)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

/** Worries of each part, and its share of the shown parts. */
function sharesOf<Part extends string>(figures: Figures, parts: readonly Part[], idOf: (part: Part) => string) {
  const counts = parts.map((part) => figures.cell(idOf(part))?.worries)
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return parts.map((part, index) => ({ part, count: counts[index] ?? null, share: ratioOf(counts[index], total, 2) }))
}
