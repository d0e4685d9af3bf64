import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { resourceListsApi, resourcesApi } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aResource, captureToasts } from '../testing.ts'
import { ResourcesPage } from './resources-page.tsx'

const line = aResource({
  id: 'line',
  title: 'A line',
  phone: '0800 111 0 111',
  phoneUri: 'tel:08001110111',
  isCrisis: true,
  url: null,
})

const aDirectory = () =>
  fakeApi()
    .on(resourcesApi.filters, () => ({
      categories: [{ id: 'self-help', name: 'self-help', count: 1 }],
      countries: [{ id: 'DE', name: 'Germany', count: 2 }],
      costs: [{ id: 'free' as const, count: 2 }],
      tags: Array.from({ length: 25 }, (_, at) => ({ id: `tag-${at}`, name: `tag ${at}`, count: 25 - at })),
    }))
    .on(resourcesApi.list, ({ query }) => {
      const resources = query.isCrisis
        ? [line]
        : [line, aResource({ sms: { to: '741741', body: 'HOME', uri: 'sms:741741?body=HOME' } })]
      return { resources, total: resources.length, hasMore: false }
    })

const show = (search = '', user: ReturnType<typeof aUser> | null = null) =>
  renderInKit(<ResourcesPage />, { path: `/resources${search}`, route: '/resources', user })

it('shows each entry with description, cost and contact', async () => {
  aDirectory()
  show()
  expect(await screen.findByRole('heading', { name: '2 Resources Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '0800 111 0 111' }).getAttribute('href')).toBe('tel:08001110111')
  expect(screen.getByRole('link', { name: 'Text HOME to \u2066741741\u2069' }).getAttribute('href')).toBe('sms:741741?body=HOME')
  expect(screen.getByText('Crisis resource')).toBeTruthy()
  const visit = screen.getByRole('link', { name: /Visit the website/ })
  expect([visit.getAttribute('href'), visit.getAttribute('target')]).toEqual(['https://example.org/guide', '_blank'])
  expect(screen.getAllByText('German, English').length).toBe(2)
  expect(screen.getAllByText(/Source read on/).length).toBe(2)
})

it('keeps every filter in the URL, and sends all of them', async () => {
  const api = aDirectory()
  const { navigation } = show('?country=DE&tags=tag-1')
  await screen.findByRole('heading', { name: '2 Resources Found' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Crisis resources only' }))
  await screen.findByRole('heading', { name: /^1 Resources? Found$/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cost' }), 'free')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'self-help')
  await userEvent.click(screen.getByRole('button', { name: 'tag 0' }))
  await waitFor(() =>
    expect(api.callsTo(resourcesApi.list).at(-1)?.query).toMatchObject({
      country: 'DE',
      cost: 'free',
      category: 'self-help',
      tags: 'tag-1,tag-0',
      isCrisis: 'true',
    }),
  )
  expect(navigation.path()).toContain('country=DE')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(navigation.path()).toBe('/resources')
})

it('offers the 20 most frequent topics', async () => {
  aDirectory()
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
  expect((await screen.findAllByRole('button', { name: /^tag / })).length).toBe(20)
})

it.each([
  ['list', 'Failed to load resources'],
  ['filters', 'Failed to filter resources'],
] as const)('shows in place that the %s could not be loaded', async (part, sentence) => {
  aDirectory().on(resourcesApi[part], () => {
    throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' })
  })
  show()
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('accepts a report from any viewer, and keeps the typed text after a failure', async () => {
  const toasts = captureToasts()
  let isAway = true
  const api = aDirectory().on(resourcesApi.report, () => {
    if (isAway) throw new ErrorResponse(503, { code: 'UNAVAILABLE', message: '' })
    return { message: '' }
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Report a mistake Anxiety guide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Anxiety guide' })
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'What is wrong?' }), 'closed')
  const details = within(dialog).getByRole('textbox', { name: 'Details, if you like' })
  await userEvent.type(details, 'Closed in May')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
  expect(await within(dialog).findByText('Failed to send the report')).toBeTruthy()
  expect((details as HTMLTextAreaElement).value).toBe('Closed in May')
  isAway = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(toasts).toEqual(['success: Thank you. A moderator will look at it.']))
  expect(api.callsTo(resourcesApi.report).at(-1)).toMatchObject({
    params: { id: 'anxiety-guide' },
    body: { problem: 'closed', details: 'Closed in May' },
  })
})

it('adds an entry to a list for premium members, and hides the button from others', async () => {
  const list = { id: anId(), name: 'For bad nights', entries: [], updatedAt: new Date().toISOString() }
  const api = aDirectory()
    .on(resourceListsApi.list, () => ({ lists: [list] }))
    .on(resourceListsApi.update, () => list)
  const first = show('', aUser())
  await screen.findByRole('heading', { name: '2 Resources Found' })
  expect(screen.queryByRole('button', { name: /^Keep in a list/ })).toBeNull()
  first.unmount()
  show('', aUser({ tier: 'premium' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep in a list Anxiety guide' }))
  const choice = await screen.findByRole('checkbox', { name: 'For bad nights' })
  await userEvent.click(choice)
  expect((choice as HTMLInputElement).checked).toBe(true)
  await waitFor(() =>
    expect(api.callsTo(resourceListsApi.update)[0]?.body).toEqual({
      name: 'For bad nights',
      entries: [{ resourceId: 'anxiety-guide', note: '' }],
    }),
  )
})

it('ignores invalid values in the URL', async () => {
  const api = aDirectory()
  show('?country=Germany&cost=lots&category=A%20B&tags=%20,UPPER')
  await screen.findByRole('heading', { name: '2 Resources Found' })
  expect(Object.keys(api.callsTo(resourcesApi.list)[0]?.query ?? {}).sort()).toEqual(['language', 'limit', 'offset'])
})
