import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { HeaderSearch } from './header-search.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

const show = (path = '/feed') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <header>
        <HeaderSearch />
      </header>
      <main>
        <textarea aria-label="Your worry" />
        {path === '/search' && <input type="search" aria-label="A name" />}
      </main>
      <Address />
    </MemoryRouter>,
  )
const address = () => screen.getByTestId('address').textContent
const field = () => screen.getByRole('searchbox', { name: 'Search' })

/** happy-dom evaluates the media queries, but has no `checkVisibility`. */
const setWindowWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width })
beforeEach(() => {
  setWindowWidth(1280)
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('form') === null || getComputedStyle(this.closest('form') as Element).display !== 'none'
  }
})

it('leads to the page of the search with the words', async () => {
  show()
  await userEvent.type(field(), ' noor & co {Enter}')
  expect(address()).toBe('/search?q=noor%20%26%20co')
})

it('is a link where the header has no space for a field', () => {
  setWindowWidth(1000)
  show()
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
})

it('takes the key / from anywhere but from fields', async () => {
  show()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(field())
  expect(field()).toHaveProperty('value', '')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your worry' }), 'and/or')
  expect(screen.getByRole('textbox', { name: 'Your worry' })).toHaveProperty('value', 'and/or')
  expect(address()).toBe('/feed')
})

it('goes to the page by / where there is no field, and there to its own', async () => {
  setWindowWidth(1000)
  const { unmount } = show()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(address()).toBe('/search')
  unmount()
  setWindowWidth(1280)
  show('/search')
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'A name' }))
})
