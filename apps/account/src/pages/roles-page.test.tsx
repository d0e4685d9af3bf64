import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FoundPerson, RoleChange } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { fakeApi, heardToasts, type Reply } from '../shared/testing.tsx'
import { RolesPage } from './roles-page.tsx'

const CHANGES = 'GET /subscriptions/admin/users/role/changes'
const FIND = 'GET /subscriptions/admin/users?name=ada'
const CHANGE = 'PUT /subscriptions/admin/users/role'
const GRANT = 'PUT /subscriptions/admin/users/tier'

const ada: FoundPerson = { id: anId(), username: 'ada', displayName: 'Ada', avatarUrl: null, role: 'member', tier: 'free' }
const { role: _role, tier: _tier, ...adaHerself } = ada
const aChange = (part: Partial<RoleChange> = {}): RoleChange => ({
  id: 1,
  user: adaHerself,
  by: null,
  isBySettings: false,
  from: 'member',
  to: 'moderator',
  at: '2026-01-01T00:00:00.000Z',
  ...part,
})

function show(replies: Record<string, Reply | Reply[]>) {
  const api = fakeApi({ [CHANGES]: { data: { changes: [] } }, ...replies })
  return { api, ...renderInKit(<RolesPage />, { user: aUser({ role: 'admin' }) }) }
}

async function find(name = 'ada') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Username or email' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}
async function choose(role: string) {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), role)
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change role' }))
}

describe('a role', () => {
  it('is changed once that was confirmed, and the list is asked again', async () => {
    const said = heardToasts()
    const { api } = show({
      [FIND]: { data: ada },
      [CHANGE]: { data: { ...ada, role: 'moderator' } },
      [CHANGES]: [{ data: { changes: [] } }, { data: { changes: [aChange()] } }],
    })
    await screen.findByText('No role has been changed so far.')
    await find()
    await choose('Moderator')
    expect(await screen.findByText('Member, now Moderator')).toBeTruthy()
    expect(api.sent(CHANGE)).toEqual([{ userId: ada.id, role: 'moderator' }])
    expect(said).toEqual(['success: The role is changed.'])
  })

  it('stays as it is when the server refuses, in its words', async () => {
    const said = heardToasts()
    const message = 'This person is the last admin. Please make someone else an admin first.'
    show({ [FIND]: { data: { ...ada, role: 'admin' } }, [CHANGE]: { status: 409, error: { code: 'CONFLICT', message } } })
    await find()
    await choose('Member')
    expect(said).toEqual([`error: ${message}`])
  })

  it('cannot be given to nobody', async () => {
    show({ [FIND]: { status: 404, error: { code: 'NOT_FOUND', message: 'The requested content was not found' } } })
    await userEvent.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('Please enter a username or an email address.')).toBeTruthy()
    await find()
    expect(await screen.findByText('Nobody has this username or email address.')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

it('gets a plan without payment', async () => {
  const said = heardToasts()
  const { api } = show({ [FIND]: { data: ada }, [GRANT]: { data: { ...adaHerself, tier: 'premium' } } })
  await find()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'premium')
  await userEvent.click(screen.getByRole('button', { name: 'Give this plan' }))
  await waitFor(() => expect(said).toEqual(['success: The plan is changed.']))
  expect(api.sent(GRANT)).toEqual([{ userId: ada.id, tier: 'premium' }])
})

describe('the last changes', () => {
  it('name who is gone as such, and what the settings did', async () => {
    const changes = [aChange({ id: 2, user: null, by: adaHerself }), aChange({ isBySettings: true, to: 'admin' })]
    show({ [CHANGES]: { data: { changes } } })
    expect(await screen.findByText('An account that is gone')).toBeTruthy()
    expect(await screen.findByText(/By the server settings/)).toBeTruthy()
  })

  it('say in their place that they could not be loaded, and try again', async () => {
    show({ [CHANGES]: [{ status: 400, html: '' }, { data: { changes: [] } }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('No role has been changed so far.')).toBeTruthy()
  })
})
