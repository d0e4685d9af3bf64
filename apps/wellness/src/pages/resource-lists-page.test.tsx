import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { type ResourceList, resourceListsApi } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { aResource, captureToasts } from '../testing.ts'
import { ResourceListsPage } from './resource-lists-page.tsx'

const premium = aUser({ tier: 'premium' })

function aList(part: Partial<ResourceList> = {}): ResourceList {
  const entry = (id: string, note = '') => ({ resourceId: id, note, resource: aResource({ id, title: `Title ${id}` }) })
  return {
    id: anId(),
    name: 'For bad nights',
    entries: [entry('one', 'Call first'), entry('two')],
    updatedAt: new Date().toISOString(),
    ...part,
  }
}

/** Stores lists as the server does. */
function lists(...known: ResourceList[]) {
  let now = known
  return fakeApi()
    .on(resourceListsApi.list, () => ({ lists: now }))
    .on(resourceListsApi.update, ({ params, body }) => {
      const form = body as Pick<ResourceList, 'name'> & { entries: { resourceId: string; note: string }[] }
      const saved = {
        ...aList(),
        ...form,
        id: params.id ?? '',
        entries: form.entries.map((entry) => ({ ...entry, resource: aResource({ id: entry.resourceId }) })),
      }
      now = now.map((one) => (one.id === saved.id ? saved : one))
      return saved
    })
    .on(resourceListsApi.remove, ({ params }) => {
      now = now.filter(({ id }) => id !== params.id)
      return { message: '' }
    })
    .on(resourceListsApi.create, ({ body }) => {
      const added = aList({ name: (body as { name: string }).name, entries: [] })
      now = [added, ...now]
      return added
    })
}

const show = (path = '/resources/lists', user = premium) =>
  renderInKit(<ResourceListsPage />, {
    path,
    route: path === '/resources/lists' ? '/resources/lists' : '/resources/lists/:listId',
    user,
  })
const showOne = (list: ResourceList, user = premium) => show(`/resources/lists/${list.id}`, user)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows all lists and creates one', async () => {
  const api = lists(aList())
  const { navigation } = show()
  expect((await screen.findByRole('link', { name: /For bad nights/ })).textContent).toContain('2 entries')
  await userEvent.click(screen.getByRole('button', { name: 'Make this list' }))
  expect(await screen.findByText('Please give the list a name')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of a new list' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of a new list' }), 'Sleep')
  await userEvent.click(screen.getByRole('button', { name: 'Make this list' }))
  await waitFor(() => expect(navigation.path()).toMatch(/^\/resources\/lists\/.+/))
  expect(api.callsTo(resourceListsApi.create)[0]?.body).toEqual({ name: 'Sleep', entries: [] })
})

it('keeps lists readable below Premium, and offers free alternatives', async () => {
  const list = aList()
  lists(list)
  show('/resources/lists', aUser({ tier: 'free' }))
  expect(await screen.findByRole('link', { name: /For bad nights/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Own lists are part of Premium' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows a read-only list below Premium', async () => {
  const list = aList()
  lists(list)
  showOne(list, aUser({ tier: 'free' }))
  expect(await screen.findByText('Call first', { selector: 'li > article p' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
})

it('moves an entry with the focus, and saves the order', async () => {
  const list = aList()
  const api = lists(list)
  showOne(list)
  await userEvent.click(await screen.findByRole('button', { name: 'Move Title one down' }))
  expect(titles()).toEqual(['Title two', 'Title one'])
  // At the end of the list only 'up' is left.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Title one up' })))
  expect(api.callsTo(resourceListsApi.update)[0]?.body).toEqual({
    name: 'For bad nights',
    entries: [
      { resourceId: 'two', note: '' },
      { resourceId: 'one', note: 'Call first' },
    ],
  })
})

it('saves a note after a pause in typing', async () => {
  const list = aList()
  const api = lists(list)
  showOne(list)
  const [, second] = await screen.findAllByRole('textbox', { name: 'Your note' })
  await userEvent.type(second as HTMLElement, 'Monday')
  await userEvent.tab()
  await waitFor(() =>
    expect(api.callsTo(resourceListsApi.update).at(-1)?.body).toMatchObject({ entries: [{}, { note: 'Monday' }] }),
  )
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it('shows that a note could not be saved, and keeps the typed text', async () => {
  const toasts = captureToasts()
  const list = aList()
  lists(list).on(resourceListsApi.update, () => {
    throw new ErrorResponse(503, { code: 'UNAVAILABLE', message: '' })
  })
  showOne(list)
  const [, second] = await screen.findAllByRole('textbox', { name: 'Your note' })
  await userEvent.type(second as HTMLElement, 'Monday')
  await waitFor(() => expect(toasts.length).toBe(1))
  expect((second as HTMLTextAreaElement).value).toBe('Monday')
})

it('confirms the removal of an entry with a note, and removes one without a note at once', async () => {
  const list = aList()
  const api = lists(list)
  showOne(list)
  const [first, second] = await screen.findAllByRole('button', { name: 'Take out of the list' })
  await userEvent.click(second as HTMLElement)
  expect(titles()).toEqual(['Title one'])
  await userEvent.click(first as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Take Title one out of the list?' })
  expect(within(dialog).getByText('Call first')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take out of the list' }))
  expect(await screen.findByText('Nothing in this list yet.')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(resourceListsApi.update).at(-1)?.body).toMatchObject({ entries: [] }))
})

it('renames and deletes a list', async () => {
  const list = aList()
  const api = lists(list)
  const { navigation } = showOne(list)
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the list' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Good nights')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Good nights' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(navigation.path()).toBe('/resources/lists'))
  expect(api.callsTo(resourceListsApi.remove)[0]?.params).toEqual({ id: list.id })
})

it('prints the list', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const list = aList()
  lists(list)
  showOne(list)
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('marks entries that left the directory, and has a not-found state', async () => {
  const list = aList({ entries: [{ resourceId: 'gone', note: '', resource: null }] })
  lists(list)
  const { unmount } = showOne(list)
  expect(await screen.findByText('This entry has left the directory.')).toBeTruthy()
  unmount()
  show(`/resources/lists/${anId()}`)
  expect(await screen.findByText('There is no such list.')).toBeTruthy()
})
