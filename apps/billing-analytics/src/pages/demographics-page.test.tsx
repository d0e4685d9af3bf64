import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { demographicsApi, HEATMAP_HOURS, type User } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aHealth, anOverview, aTopic, aTrend, aWeek, frame } from '../testing/figures.ts'
import { DemographicsPage } from './demographics-page.tsx'
import '../testing.ts'

function community() {
  return fakeApi()
    .on(demographicsApi.overview, () => anOverview())
    .on(demographicsApi.trends, () => ({ ...frame, trends: [aTrend()] }))
    .on(demographicsApi.heatmap, () => ({ ...frame, hoursEach: HEATMAP_HOURS, cells: aWeek() }))
    .on(demographicsApi.trending, () => ({ ...frame, topics: [aTopic()] }))
    .on(demographicsApi.health, () => ({ ...frame, ...aHealth }))
}
const show = (user: User | null = aUser({ tier: 'premium' }), path = '/demographics') =>
  renderInKit(<DemographicsPage />, { user, path, route: '/demographics' })

it('is for premium: supporters see the gate, visitors the sign-in links', async () => {
  const api = community()
  const { unmount } = show(aUser({ tier: 'supporter' }))
  expect(await screen.findByText('Community Demographics is part of Premium')).toBeTruthy()
  expect(document.querySelector('[data-slot="page.upgrade-gate"]')).toBeTruthy()
  unmount()
  show(null)
  expect(await screen.findByText('Please log in to access analytics.')).toBeTruthy()
  expect(api.callsTo(demographicsApi.overview)).toEqual([])
})

it('requests 90 days by default, and 15 topics', async () => {
  const api = community()
  const { navigation } = show()
  await screen.findByRole('heading', { name: 'Most shared: Work & Career' })
  expect(api.callsTo(demographicsApi.overview)[0]?.query).toEqual({ timeRange: '90d' })
  expect(api.callsTo(demographicsApi.trending)[0]?.query).toEqual({ limit: '15' })
  await userEvent.selectOptions(screen.getByLabelText('Time range'), '1y')
  expect(navigation.path()).toBe('/demographics?timeRange=1y')
  await waitFor(() => expect(api.callsTo(demographicsApi.heatmap).at(-1)?.query).toEqual({ timeRange: '1y' }))
})

it('shows at most 8 categories, and marks those with too few people', async () => {
  community()
  show()
  const bars = within(await screen.findByRole('region', { name: 'Most shared: Work & Career' }))
  expect(await bars.findAllByRole('img')).toHaveLength(8)
  expect(bars.getByRole('img', { name: 'Social: too few people to show, Change in percent too few people to show' })).toBeTruthy()
})

it('shows sentiment, privacy and health as words and numbers', async () => {
  community()
  show()
  expect(await screen.findByRole('heading', { name: 'On average worries sound: Negative (0.35)' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Most worries are shared as: Public' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Negative: 40%, Worries 500' })).toBeTruthy()
  const answered = await screen.findByText('Worries answered with support, a Me too or a comment')
  expect(answered.nextElementSibling?.textContent).toBe('80%')
  expect(screen.getByText('Worries marked as resolved').nextElementSibling?.textContent).toBe('too few people to show')
})

it('moves through the week by arrow keys: days vertically, hours horizontally', async () => {
  community()
  show()
  const week = within(await screen.findByRole('region', { name: /^Most worries are shared: Sunday, 9:00\s–\s11:59\sPM$/ }))
  const cells = await week.findAllByRole('img')
  expect(cells).toHaveLength(56)
  cells[0]?.focus()
  expect(cells[0]?.getAttribute('aria-label')).toMatch(/^Sunday, 12:00\s–\s2:59\sAM: 0.4/)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Monday, 3:00\s–\s5:59\sAM: 0.2/)
  expect(week.getAllByText(/^Monday, 3:00\s–\s5:59\sAM/)).toHaveLength(1)
})

it('lists topics, or shows the empty state', async () => {
  community()
  const { unmount } = show()
  expect(await screen.findByText('exam results')).toBeTruthy()
  expect(screen.getByText('People: 25 · Education · Negative (0.35) · +20%')).toBeTruthy()
  unmount()
  community().on(demographicsApi.trending, () => ({ ...frame, topics: [] }))
  show()
  expect(await screen.findByText('No Trending Topics')).toBeTruthy()
})

it('shows failures part by part, each with a retry', async () => {
  const refuse = (message: string) => () => {
    throw new ErrorResponse(400, { code: 'VALIDATION_ERROR', message })
  }
  community().on(demographicsApi.trending, refuse('No topics now')).on(demographicsApi.health, refuse('No health now'))
  show()
  expect(await screen.findByText('No topics now')).toBeTruthy()
  expect(await screen.findByText('No health now')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2)
  community()
  for (const button of screen.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(button)
  expect(await screen.findByText('exam results')).toBeTruthy()
  expect(await screen.findByText('Worries with support')).toBeTruthy()
})

it('shows no empty charts for a small community', async () => {
  community().on(demographicsApi.overview, () =>
    anOverview({
      overview: { totalUsers: null, activeUsers: null, totalWorries: null, averageWorriesPerUser: null },
      isPublished: false,
    }),
  )
  show()
  expect(await screen.findByText('No Data Available')).toBeTruthy()
  expect(screen.queryByText('Trends by category')).toBeNull()
})

it('shows in place of trends that no category has enough people', async () => {
  community().on(demographicsApi.trends, () => ({ ...frame, trends: [aTrend({ points: [], change: null, trend: null })] }))
  show()
  await screen.findByRole('heading', { name: 'Most shared: Work & Career' })
  const trends = within(screen.getByRole('region', { name: 'Trends by category' }))
  expect(await trends.findByText('No Data Available')).toBeTruthy()
})

it('explains how the figures are protected', async () => {
  community()
  show()
  await userEvent.click(await screen.findByText('How the figures are protected'))
  expect(screen.getByText(/fewer than 10 people is never shown/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Location & Privacy' }).getAttribute('href')).toBe('/settings#location')
})
