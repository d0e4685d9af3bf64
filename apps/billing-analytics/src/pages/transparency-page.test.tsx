import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type TransparencyMonth, transparencyApi } from '@worrystone/contracts'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { TransparencyPage } from './transparency-page.tsx'
import '../testing.ts'

const aMonth = (part: Partial<TransparencyMonth>): TransparencyMonth => ({
  ...{ month: '2026-10', reports: 120, held: 14, hidden: null, kept: 80, warned: null, removed: 31 },
  ...{ pausedAccounts: null, appeals: 12, appealsGranted: null, appealsRefused: 11, medianHours: 3 },
  ...part,
})
const report = (...months: TransparencyMonth[]) => fakeApi().on(transparencyApi.months, () => ({ floor: 10, months }))
const show = (path = '/transparency') => renderInKit(<TransparencyPage />, { user: null, path, route: '/transparency' })
const figureOf = async (label: string) => (await screen.findByRole('rowheader', { name: label })).nextElementSibling?.textContent

it('shows visitors the newest month, and small numbers as "under 10"', async () => {
  report(aMonth({}), aMonth({ month: '2026-09' }))
  const { titles } = show()
  expect(await figureOf('Reports by members')).toBe('120')
  expect(await figureOf('Accounts that could not write for a week')).toBe('under 10')
  expect(screen.getByText('3 hours')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveProperty('value', '2026-10')
  expect(titles).toContain('What moderation does')
  expect(screen.getByRole('link', { name: 'The same as data (JSON)' }).getAttribute('href')).toBe('/api/transparency')
})

it('shows the month of the address, and keeps the chosen one there', async () => {
  report(aMonth({}), aMonth({ month: '2026-09', reports: 77, medianHours: 0 }))
  const { navigation } = show('/transparency?month=2026-09')
  expect(await figureOf('Reports by members')).toBe('77')
  expect(screen.getByText('under an hour')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026')
  expect(await figureOf('Reports by members')).toBe('120')
  expect(navigation.path()).toBe('/transparency?month=2026-10')
})

it('falls back to the newest month when the address names an unknown one', async () => {
  report(aMonth({ medianHours: null }))
  show('/transparency?month=1999-13')
  expect(await figureOf('Reports by members')).toBe('120')
  expect(screen.getByText('Too few decisions to say')).toBeTruthy()
})

it('has an empty state', async () => {
  report()
  show()
  expect(await screen.findByText('The first report comes when the first month with moderation is over.')).toBeTruthy()
})

it('shows a failure in place, with a retry', async () => {
  let isBroken = true
  fakeApi().on(transparencyApi.months, () => {
    if (isBroken) throw new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
    return { floor: 10, months: [aMonth({})] }
  })
  show()
  expect(await screen.findByText('Not now')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await figureOf('Reports by members')).toBe('120')
})
