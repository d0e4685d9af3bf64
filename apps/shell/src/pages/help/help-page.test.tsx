import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PlatformContext } from '@worrystone/remote-kit'
import { staticPlatform } from '@worrystone/remote-kit/server'
import { COUNTRIES } from '@worrystone/safety/helplines'
import { session } from '@worrystone/session'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { HelpPage } from './help-page.tsx'

const platform = { ...staticPlatform({ address: '/help', hasRoute: () => true }), setTitle: vi.fn() }

const show = () =>
  render(
    <MemoryRouter initialEntries={['/help']}>
      <PlatformContext value={platform}>
        <HelpPage />
      </PlatformContext>
    </MemoryRouter>,
  )
const choose = (country: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), country)
const section = (name: string) => screen.getByRole('region', { name })
const callsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'))

const fetched = vi.fn()
beforeEach(async () => {
  localStorage.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched.mockRejectedValue(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en'])
  await act(() => session.start())
  fetched.mockClear()
})

it('shows the emergency number and the services of the country without a request', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Need help now?')
  expect(callsIn(section('United Kingdom'))).toEqual(['tel:999', 'tel:116123'])
  expect(fetched).not.toHaveBeenCalled()
})

it('shows another country when it is chosen, with unverified services behind More only', async () => {
  show()
  await choose('AU')
  const australia = section('Australia')
  expect(within(australia).getByText('Lifeline')).toBeDefined()
  const details = within(australia).getByText('More').closest('details') as HTMLElement
  expect(within(details).getByText('Suicide Call Back Service')).toBeDefined()
  for (const element of within(details).getAllByText(/source read on/))
    expect(element.textContent).toContain('check before you rely on it')
  const outside = within(australia)
    .getAllByText(/source read on/)
    .filter((element) => !details.contains(element))
  for (const element of outside) expect(element.textContent).not.toContain('check')
})

it('lists every country that it knows, collapsed', () => {
  show()
  const countries = within(section('All countries')).getAllByRole('group')
  expect(
    countries
      .filter(({ id }) => id.startsWith('country-'))
      .map(({ id }) => id.slice(-2))
      .sort(),
  ).toEqual([...COUNTRIES].sort())
  for (const country of countries) expect((country as HTMLDetailsElement).open).toBe(false)
})

it('has the directories for all other countries', async () => {
  show()
  await choose('')
  expect(within(section('Near you')).getByText('Choose your country to see who listens there.')).toBeDefined()
  const directories = within(section('Anywhere in the world')).getAllByRole('link')
  expect(directories.map((link) => link.getAttribute('href'))).toEqual(['https://findahelpline.com', 'https://befrienders.org'])
})

it('does not claim a clinical review', () => {
  show()
  expect(section('What this community is, and is not').textContent).toContain('written by people who are not clinicians')
})

it('keeps sections expanded that were expanded in the static page', () => {
  document.body.innerHTML = '<div id="root"><details id="country-DE" open></details><details id="country-FR"></details></div>'
  show()
  const isOpen = (country: string) =>
    screen
      .getAllByRole<HTMLDetailsElement>('group')
      .find(({ id, isConnected, parentElement }) => id === `country-${country}` && isConnected && parentElement?.id !== 'root')
      ?.open
  expect([isOpen('DE'), isOpen('FR')]).toEqual([true, false])
})

it('leaves quickly', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Leave this page quickly' }))
  expect(replace).toHaveBeenCalledWith('https://www.wikipedia.org/')
  expect(document.body.textContent).toBe('')
})
