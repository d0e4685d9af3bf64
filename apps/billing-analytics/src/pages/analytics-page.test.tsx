import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { analyticsApi, type User, usersApi } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCountry, aRegion, aSummary, aTrend, frame, someFigures } from '../testing/figures.ts'
import { captureToasts } from '../testing.ts'
import { AnalyticsPage } from './analytics-page.tsx'

const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved.length = 0
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    blob = one as Blob
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() })
  })
})

function figures(part: Parameters<typeof someFigures>[0] = {}) {
  return fakeApi()
    .on(analyticsApi.geographic, () => someFigures(part))
    .on(analyticsApi.summaries, () => ({
      ...frame,
      summaries: [aSummary('DE', 'Bavaria', 40), aSummary('US', 'California', 35), aSummary('DE', 'Saxony', 20)],
    }))
    .on(analyticsApi.available, () => ({
      ...frame,
      countries: [
        { country: 'DE' as const, regions: ['Bavaria', 'Saxony'] },
        { country: 'US' as const, regions: ['California'] },
      ],
      totalRegions: 3,
    }))
    .on(analyticsApi.trends, () => ({ ...frame, trends: [aTrend(), aTrend({ category: 'family', change: null, trend: null })] }))
}

const show = (user: User | null = aUser({ tier: 'supporter' }), path = '/analytics') =>
  renderInKit(<AnalyticsPage />, { user, path, route: '/analytics' })

it('sends visitors to the login, and back', async () => {
  fakeApi()
  show(null)
  expect(await screen.findByText('Please log in to access analytics.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fanalytics')
})

it('shows the upgrade gate to members without the plan, and requests no figures', async () => {
  const api = figures()
  show(aUser({ tier: 'free' }))
  expect(await screen.findByText('Geographic Analytics is part of Supporter and Premium')).toBeTruthy()
  expect(document.querySelector('[data-slot="page.upgrade-gate"]')).toBeTruthy()
  expect(api.callsTo(analyticsApi.geographic)).toEqual([])
})

it('shows the gate when the server reports no plan', async () => {
  fakeApi()
    .on(analyticsApi.geographic, () => {
      throw new ErrorResponse(403, { code: 'UPGRADE_REQUIRED' })
    })
    .on(usersApi.profile, () => aUser({ tier: 'free' }))
  show()
  expect(await screen.findByText('Premium subscription required to access analytics')).toBeTruthy()
  expect(document.querySelector('[data-slot="page.upgrade-gate"]')).toBeTruthy()
})

it('lists the same figures beside the map, and why a place shows none', async () => {
  figures()
  show()
  expect(await screen.findByRole('heading', { name: 'Most people: Germany' })).toBeTruthy()
  const list = within(screen.getByRole('group', { name: 'Most people: Germany' }))
  expect(list.getByText('People: 120 · Worries: 170 · Neutral (0.45)')).toBeTruthy()
  expect(list.getByText('Everywhere else: too few people to show')).toBeTruthy()
  expect(list.getByText('too few people to show')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Germany: People 120, Worries 170, Neutral (0.45)' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Japan: too few people to show' })).toBeTruthy()
  expect(screen.getByText(/Oct 26, 2026 to Nov 24, 2026/)).toBeTruthy()
})

it('moves between places with the arrow keys and opens a country', async () => {
  figures()
  const { navigation } = show()
  const first = await screen.findByRole('button', { name: /^Germany: People/ })
  first.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^United States/)
  await userEvent.keyboard('{Home}{Enter}')
  expect(navigation.path()).toBe('/analytics?countries=DE')
  expect(await screen.findByRole('heading', { name: 'Most people: Bavaria' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Bavaria: People 40/ })).toBeTruthy()
  // Missing in the response: too few people, or none.
  expect(screen.getByRole('img', { name: 'Hesse: too few people to show' })).toBeTruthy()
})

it('requests the filters of the URL, and ignores invalid ones', async () => {
  const api = figures()
  show(aUser({ tier: 'premium' }), '/analytics?timeRange=1y&countries=DE&categories=work,nonsense&minUserThreshold=7')
  await waitFor(() => expect(api.callsTo(analyticsApi.geographic)).toHaveLength(1))
  expect(api.callsTo(analyticsApi.geographic)[0]?.query).toEqual({
    timeRange: '1y',
    countries: 'DE',
    regions: '',
    categories: '',
    minUserThreshold: '10',
  })
})

it('keeps the filters in the URL; removing a country removes its regions', async () => {
  figures()
  const { navigation } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Time range'), '90d')
  await userEvent.click(screen.getByRole('button', { name: /Filters/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Germany' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Saxony' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Family' }))
  const now = () => Object.fromEntries(new URLSearchParams(navigation.path().split('?')[1]))
  expect(now()).toEqual({ timeRange: '90d', countries: 'DE', regions: 'DE:Saxony', categories: 'family' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
  expect(now()).toEqual({ timeRange: '90d', categories: 'family' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(now()).toEqual({})
})

it('compares two regions, which are in the URL', async () => {
  const api = figures({ regions: [aRegion('DE', 'Bavaria', 40), aRegion('US', 'California', 35)] })
  const { navigation } = show()
  await screen.findByRole('heading', { name: 'Bavaria: people 40, Neutral (0.45)' })
  expect(api.callsTo(analyticsApi.geographic).map(({ query }) => query.regions)).toContain('DE:Bavaria,US:California')
  await userEvent.selectOptions(screen.getByLabelText('Second region'), 'DE:Saxony')
  expect(new URLSearchParams(navigation.path().split('?')[1]).get('compare')).toBe('DE:Bavaria,DE:Saxony')
})

it('says so where no category of two regions has enough people for a bar', async () => {
  const few = { categories: [] }
  figures({
    regions: [
      { ...aRegion('DE', 'Bavaria', 40), ...few },
      { ...aRegion('US', 'California', 35), ...few },
    ],
  })
  show()
  const bavaria = within(await screen.findByRole('region', { name: 'Bavaria: people 40, Neutral (0.45)' }))
  expect(bavaria.getByText('too few people to show', { selector: 'p' })).toBeTruthy()
  expect(bavaria.queryByRole('img')).toBeNull()
})

it('describes the trend of a category, and has a table of the weeks', async () => {
  figures()
  show()
  const trend = within(await screen.findByRole('region', { name: 'Work & Career: more people than in the time before (+25%)' }))
  expect(screen.getByRole('heading', { name: 'Family: too few people to compare with the time before' })).toBeTruthy()
  await userEvent.click(trend.getByText('View as table'))
  expect(trend.getByRole('row', { name: 'Sep 30, 2026 20 15–25 30' })).toBeTruthy()
  expect(trend.getByRole('row', { name: /too few people to show/ })).toBeTruthy()
  expect(await trend.findByRole('img', { name: 'Sep 30, 2026: 20 (15–25)' })).toBeTruthy()
})

it('can be retried after a failure', async () => {
  let isBroken = true
  figures().on(analyticsApi.geographic, () => {
    if (isBroken) throw new ErrorResponse(400, { code: 'VALIDATION_ERROR', message: 'Not now' })
    return someFigures()
  })
  show()
  await screen.findByText('Not now')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Most people: Germany' })).toBeTruthy()
})

it('shows no empty charts for a small community', async () => {
  figures({ countries: [], regions: [], isPublished: false })
  show()
  expect(await screen.findByText('No Data Available')).toBeTruthy()
  expect(screen.getByText('Figures appear from 10 people on.')).toBeTruthy()
  expect(screen.queryByText('Trends by category')).toBeNull()
})

it('downloads the shown figures as a file, with the time in its name', async () => {
  const toasts = captureToasts()
  const api = figures({ countries: [aCountry('DE', 120)] }).on(analyticsApi.export, () => 'a,b')
  show(aUser({ tier: 'supporter' }), '/analytics?countries=DE')
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(toasts).toEqual(['success: Analytics exported as CSV']))
  expect(api.callsTo(analyticsApi.export)[0]?.query).toMatchObject({ countries: 'DE', format: 'csv' })
  expect(saved[0]?.name).toMatch(/^analytics-\d{4}-\d\d-\d\dT[\d-]+Z\.csv$/)
  expect(await saved[0]?.text).toContain('a,b')
})

it('shows that an export failed', async () => {
  const toasts = captureToasts()
  figures().on(analyticsApi.export, () => {
    throw new ErrorResponse(403, { code: 'UPGRADE_REQUIRED' })
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Export as JSON' }))
  await waitFor(() => expect(toasts).toEqual(['error: Failed to export analytics data']))
})
