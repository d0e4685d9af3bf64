import { demographicsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCommunity, type TestCommunity } from '../../testing/figures-community.ts'

let community: TestCommunity
let as: string
beforeAll(async () => {
  community = await aCommunity()
  const { people } = community
  const office = { text: 'the meeting office today', keywords: ['meeting', 'office'] }
  await people({ count: 60, category: 'work', sentiment: -0.8, ...office })
  await people({ count: 30, category: 'health', sentiment: 0.5, daysAgo: 100 })
  await people({ count: 40, category: 'family', privacyLevel: 'private', keywords: ['secret'] })
  await people({ count: 40, category: 'social', text: 'I met Marlene there', keywords: ['marlene'] })
  await people({ count: 40, category: 'social', text: 'write to me@x.example', keywords: ['me@x.example'] })
  await people({ count: 40, category: 'social', text: 'kill yourself', keywords: ['kill yourself'] })
  await people({ count: 8, category: 'social', text: 'about gardens', keywords: ['gardens'] })
  await people({
    count: 40,
    category: 'social',
    text: 'Sorge um die Arbeit mit Annika',
    keywords: ['arbeit', 'annika'],
    language: 'de',
  })
  await community.publish()
  as = await community.reader()
}, 60_000)

const overview = async (timeRange?: string) =>
  (await community.call(demographicsApi.overview, { as, ...(timeRange && { query: { timeRange } }) })).data

describe('the overview', () => {
  test('has people, worries and categories of 90 days, or of the requested range', async () => {
    const { window, overview: tiles, categoryTrends } = await overview()
    expect(window).toEqual({ from: '2025-12-11', to: '2026-03-11' })
    expect(Math.abs((tiles.totalUsers ?? 0) - 298)).toBeLessThan(10)
    expect(Math.abs((tiles.activeUsers ?? 0) - 228)).toBeLessThan(10)
    expect(categoryTrends.trending.map(({ category }) => category)).toEqual(['social', 'work'])
    const year = await overview('1y')
    expect(year.categoryTrends.trending.map(({ category }) => category)).toContain('health')
  })

  test('has the sentiment by the labels of the pages', async () => {
    const { sentimentAnalysis } = await overview()
    const labels = sentimentAnalysis.distribution.filter(({ count }) => count !== null).map(({ label }) => label)
    expect(labels).toEqual(['very_negative', 'negative'])
    expect(sentimentAnalysis.globalAverage).toBeGreaterThan(0)
    expect(sentimentAnalysis.globalAverage).toBeLessThan(0.5)
  })

  test('counts private worries in the privacy distribution only', async () => {
    const { privacyInsights, categoryTrends } = await overview()
    const counts = Object.fromEntries(privacyInsights.privacyDistribution.map(({ privacyLevel, count }) => [privacyLevel, count]))
    expect(Math.abs((counts.private ?? 0) - 40)).toBeLessThan(10)
    expect(counts.friends).toBeNull()
    expect(categoryTrends.trending.some(({ category }) => category === 'family')).toBe(false)
  })
})

test('the heat map has 7 days of 8 rows each, with figures for enough people', async () => {
  const { data } = await community.call(demographicsApi.heatmap, { as })
  expect([data.hoursEach, data.cells.length]).toEqual([3, 56])
  const cellsWithFigures = data.cells.filter(({ averageActivity }) => averageActivity !== null)
  expect(cellsWithFigures.map(({ dayOfWeek, hour }) => [dayOfWeek, hour])).toEqual([[0, 12]])
})

describe('trending topics', () => {
  const topics = async (query = {}) => (await community.call(demographicsApi.trending, { as, query })).data.topics

  test('are words and word pairs of many people’s public worries', async () => {
    const trending = await topics()
    expect(trending.map(({ topic }) => topic).sort()).toEqual(['arbeit', 'meeting', 'meeting office', 'office'])
    expect(trending[0]).toMatchObject({ category: 'work', growth: null })
    expect(await topics({ limit: '1' })).toHaveLength(1)
  })

  test('are no names or contacts, nothing dangerous or private, and nothing of a few people', async () => {
    const text = JSON.stringify(await topics({ limit: '50' }))
    for (const word of ['marlene', 'annika', '@', 'kill', 'secret', 'gardens']) expect(text).not.toContain(word)
  })
})

test('the community’s health has the shares of worries with a reaction', async () => {
  const { data } = await community.call(demographicsApi.health, { as })
  expect(data.engagementMetrics.averagePostsPerUser).toBeCloseTo(1, 0)
  expect(data.supportMetrics.communityInteractionRate).toBeNull()
})

test('category trends are ordered by people', async () => {
  const { data } = await community.call(demographicsApi.trends, { as, query: { timeRange: '30d' } })
  expect(data.trends.slice(0, 2).map(({ category }) => category)).toEqual(['social', 'work'])
})
