import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aUser } from '@worrystone/contracts/testing'
import { session } from '@worrystone/session'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { AccountMenu } from './account-menu.tsx'

const choose = vi.fn()
const theme = {
  label: 'Theme',
  icon: null,
  value: 'dark',
  choices: [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
  onChoose: choose,
}

const Address = () => <output>{useLocation().pathname}</output>
const show = (hasRoute: (path: string) => boolean = () => true) =>
  render(
    <MemoryRouter initialEntries={['/feed']}>
      <AccountMenu username="mina" trigger="Mina Okafor" settings={[theme]} hasRoute={hasRoute} />
      <Address />
    </MemoryRouter>,
  )

const trigger = () => screen.getByRole('button', { name: 'Your account Mina Okafor' })
const names = (role: 'menuitem' | 'menuitemradio') => screen.getAllByRole(role).map((item) => item.textContent)

beforeEach(async () => {
  choose.mockClear()
  vi.stubGlobal('fetch', async () => new Response('{"data":{"message":""}}', { headers: { 'content-type': 'application/json' } }))
  act(() => session.signedIn({ token: 'a', refreshToken: 'r', user: aUser({ username: 'mina' }) }))
})

it("lists one's own pages, the settings with their values, and the way out", async () => {
  show()
  await userEvent.click(trigger())
  expect(names('menuitem')).toEqual(['My profile', 'My worries', 'Saved', 'Settings', 'ThemeDark', 'Log out'])
  expect(screen.getByRole('menuitem', { name: 'My worries' }).getAttribute('href')).toBe('/my-worries')
})

it('leaves out pages that the site does not have', async () => {
  show((path) => path.startsWith('/profile/'))
  await userEvent.click(trigger())
  expect(names('menuitem')).toEqual(['My profile', 'My worries', 'ThemeDark', 'Log out'])
  expect(screen.getByRole('menuitem', { name: 'My worries' }).getAttribute('href')).toBe('/profile/mina')
})

it('opens a page, and closes', async () => {
  show()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
  expect(screen.getByRole('status').textContent).toBe('/settings')
  expect(screen.queryByRole('menu')).toBeNull()
})

it('chooses a value by the keyboard alone', async () => {
  show()
  trigger().focus()
  await userEvent.keyboard('{Enter}t{Enter}')
  expect(names('menuitemradio')).toEqual(['Light', 'Dark'])
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Dark')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith('light')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
})

it('returns from the values to the whole menu, and begins there when it is opened again', async () => {
  show()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: /Theme/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Theme' }))
  expect(names('menuitem')).toContain('Settings')
  await userEvent.click(screen.getByRole('menuitem', { name: /Theme/ }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger())
  await userEvent.click(trigger())
  expect(names('menuitem')).toContain('Settings')
})

it('signs out, and leads home', async () => {
  show()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(session.get().status).toBe('signed-out')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/'))
})
