import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { SearchPage } from './search-page.tsx'

const SEARCH = 'GET /users/search'
const noor = { id: '0190e3c8-0000-7000-8000-000000000001', username: 'noor_k', displayName: 'Noor K.', avatarUrl: null }
const noPeople = { data: { users: [], hasMore: false } }
const open = (path = '/search') =>
  renderInKit(<SearchPage isMember renderFound={(words) => <p>found: {words}</p>} />, { path, route: '/search', user: aUser() })
const field = () => screen.getByRole('searchbox', { name: 'A name, or words of a worry' })

it('takes the words from the address and shows people, each a link to their profile', async () => {
  const api = fakeApi({ [SEARCH]: { data: { users: [noor], hasMore: false } } })
  open('/search?q=noor')
  expect(field()).toHaveProperty('value', 'noor')
  const people = within(await screen.findByRole('region', { name: 'People' }))
  expect((await people.findByRole('link', { name: 'Noor K. @noor_k' })).getAttribute('href')).toBe('/profile/noor_k')
  expect(api.callsTo('GET', '/users/search')[0]?.search).toContain('query=noor')
  expect(people.getByText('Results shown: 1')).toBeDefined()
})

it('focuses the field when there are no words yet, and sends no request', () => {
  const api = fakeApi({})
  open()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('Find somebody by name, or a worry by its words.')).toBeDefined()
  expect(api.calls).toEqual([])
})

it('puts what is typed into the address', async () => {
  fakeApi({ [SEARCH]: noPeople })
  const { navigation } = open()
  await userEvent.type(field(), 'zo & e{Enter}')
  await waitFor(() => expect(navigation.path()).toBe('/search?q=zo+%26+e'))
  expect(await screen.findByText('Nobody here has a name like this.')).toBeDefined()
})

it('cuts words that are longer than the API takes', async () => {
  const api = fakeApi({ [SEARCH]: noPeople })
  open(`/search?q=${'n'.repeat(300)}`)
  await screen.findByText('Nobody here has a name like this.')
  expect(api.callsTo('GET', '/users/search')[0]?.search).toContain(`query=${'n'.repeat(99)}&`)
})

it('offers a retry after a failure', async () => {
  fakeApi({ [SEARCH]: [{ status: 400, html: '' }, { data: { users: [noor], hasMore: false } }] })
  open('/search?q=noor')
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Noor K. @noor_k' })).toBeDefined()
})

it('shows what the remotes find below the people, and keeps their filters while the words change', async () => {
  fakeApi({ [SEARCH]: noPeople })
  const { navigation } = open('/search?q=rent&category=work')
  expect(screen.getByText('found: rent')).toBeDefined()
  await userEvent.clear(field())
  await userEvent.type(field(), 'money{Enter}')
  await waitFor(() => expect(navigation.path()).toBe('/search?q=money&category=work'))
  expect(screen.getByText('found: money')).toBeDefined()
})

it('shows a visitor worries and stories, and no people', () => {
  const api = fakeApi({})
  renderInKit(<SearchPage isMember={false} renderFound={(words) => <p>found: {words}</p>} />, {
    path: '/search?q=rent',
    route: '/search',
  })
  expect(screen.getByRole('searchbox', { name: 'Words of a worry or a story' })).toHaveProperty('value', 'rent')
  expect(screen.getByText('found: rent')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull()
  expect(api.calls).toEqual([])
})
