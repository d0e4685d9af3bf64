import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type EditableResource, type OpenResourceReport, resourceEditingApi } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aResource, captureToasts } from '../testing.ts'
import { EditResourcesPage } from './edit-resources-page.tsx'

const admin = aUser({ role: 'admin' })
const moderator = aUser({ role: 'moderator' })

const aReport = (part: Partial<OpenResourceReport> = {}): OpenResourceReport => ({
  id: anId(),
  resourceId: 'anxiety-guide',
  title: 'Anxiety guide',
  isHelpline: false,
  problem: 'broken-address',
  details: 'It says 404',
  reportedAt: '2026-11-01T10:00:00.000Z',
  ...part,
})

function anEntry(part: Partial<EditableResource> = {}): EditableResource {
  const resource = aResource()
  const { title, url, cost, description } = resource
  return { resource, original: { title, url, cost, description }, isHidden: false, isHelpline: false, ...part }
}

function aDirectory(reports: OpenResourceReport[] = [aReport()], entry = anEntry()) {
  let open = reports
  return fakeApi()
    .on(resourceEditingApi.reports, () => ({ reports: open, total: open.length, hasMore: false }))
    .on(resourceEditingApi.close, ({ params }) => {
      open = open.filter(({ id }) => id !== params.id)
      return { message: '' }
    })
    .on(resourceEditingApi.changes, () => ({
      changes: [
        {
          id: 1,
          resourceId: 'anxiety-guide',
          title: 'Anxiety guide',
          by: { id: admin.id, username: 'amadou', displayName: 'Amadou', avatarUrl: null },
          fields: [
            { field: 'url' as const, language: null, to: 'https://example.org/new' },
            { field: 'cost' as const, language: null, to: 'paid' },
            { field: 'description' as const, language: 'de' as const, to: null },
            { field: 'isHidden' as const, language: null, to: true },
          ],
          reason: 'It moved',
          at: '2026-11-02T10:00:00.000Z',
        },
      ],
      hasMore: false,
    }))
    .on(resourceEditingApi.read, () => entry)
}

const show = (user = admin, search = '') =>
  renderInKit(<EditResourcesPage />, { path: `/resources/edit${search}`, route: '/resources/edit', user })

it('shows reports and corrections, and closes a report', async () => {
  const report = aReport()
  const api = aDirectory([report])
  show(moderator)
  expect(await screen.findByText('It says 404')).toBeTruthy()
  expect(await screen.findByText('Address: https://example.org/new')).toBeTruthy()
  expect(screen.getByText('Cost: Paid')).toBeTruthy()
  expect(screen.getByText('Description in German: as in the catalogue again')).toBeTruthy()
  expect(screen.getByText('Hidden from everybody')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Close the report/ }))
  expect(await screen.findByText('Nothing is reported.')).toBeTruthy()
  expect(api.callsTo(resourceEditingApi.close)[0]?.params).toEqual({ id: report.id })
})

it('sends only changed fields, and null for the values of the catalogue', async () => {
  const toasts = captureToasts()
  const entry = anEntry({ resource: aResource({ title: 'Corrected before' }) })
  const api = aDirectory([], entry).on(resourceEditingApi.correct, () => anEntry())
  show(admin, '?entry=anxiety-guide')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(screen.getByText('In the catalogue: Anxiety guide')).toBeTruthy()
  await userEvent.clear(name)
  await userEvent.type(name, 'Anxiety guide')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cost' }), 'paid')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide this entry from everybody' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText('Please say why')).toBeTruthy()
  expect(api.callsTo(resourceEditingApi.correct)).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'It costs now')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(toasts).toEqual(['success: Saved. Everybody sees it within a minute.']))
  expect(api.callsTo(resourceEditingApi.correct)[0]?.body).toEqual({
    title: null,
    cost: 'paid',
    isHidden: true,
    reason: 'It costs now',
  })
})

it('shows errors at their fields, and keeps the typed values', async () => {
  aDirectory().on(resourceEditingApi.correct, () => {
    throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Nothing is changed yet' })
  })
  show(admin, '?entry=anxiety-guide')
  const address = await screen.findByRole('textbox', { name: 'Address' })
  await userEvent.clear(address)
  await userEvent.type(address, 'http://example.org')
  await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'It moved')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText('Please enter an address that begins with https://')).toBeTruthy()
  expect(document.activeElement).toBe(address)
  await userEvent.clear(address)
  await userEvent.type(address, 'https://example.org/guide')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText('Nothing is changed yet')).toBeTruthy()
  expect((screen.getByRole('textbox', { name: 'Why?' }) as HTMLInputElement).value).toBe('It moved')
})

it.each([
  ['a moderator', moderator, anEntry(), 'An admin can correct this entry.'],
  ['a helpline', admin, anEntry({ isHelpline: true }), /^Numbers for people in danger stand in one list/],
])('offers no form for %s', async (_, user, entry, sentence) => {
  aDirectory([], entry)
  show(user, '?entry=anxiety-guide')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows hidden and missing entries as such, and restricts access', async () => {
  aDirectory([], anEntry({ isHidden: true }))
  const first = show(admin, '?entry=anxiety-guide')
  expect(await screen.findByText('Hidden: nobody finds this entry.')).toBeTruthy()
  first.unmount()
  aDirectory().on(resourceEditingApi.read, () => {
    throw new ErrorResponse(404, { code: 'NOT_FOUND', message: '' })
  })
  const second = show(admin, '?entry=no-such')
  expect(await screen.findByText('There is no such entry.')).toBeTruthy()
  second.unmount()
  show(aUser())
  expect(await screen.findByText('This page is for moderators.')).toBeTruthy()
})
