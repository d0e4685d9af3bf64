import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { ConsolePage } from '../../pages/console-page.tsx'
import { aRemote } from '../../testing/a-remote.ts'
import { admin, fakeRegistry, PASSWORD } from '../../testing/fake-registry.ts'

// No delays between keys: some of these tests use fake timers.
const person = userEvent.setup({ delay: null })
const show = () => renderInKit(<ConsolePage />, { path: '/platform', user: admin, namespace: 'console' })
const inDialog = (name: string) => within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name })
const token = () => screen.findByLabelText<HTMLInputElement>('Token')

async function createToken() {
  await person.click(await screen.findByRole('button', { name: 'Make a token' }))
  await person.type(screen.getByLabelText('Name'), 'worries-ci')
  await person.click(screen.getByRole('checkbox', { name: 'worries' }))
  await person.click(inDialog('Make a token'))
}

it('a token is shown once, does not close by accident, and is then listed without its secret', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const registry = fakeRegistry(aRemote())
  show()
  await createToken()
  const secret = (await token()).value
  expect(secret).toMatch(/^wst_/)

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(await screen.findByText('You have not copied it yet. Close once more to leave without it.')).toBeDefined()
  await person.click(inDialog('Copy the token'))
  await waitFor(() => expect(copied).toHaveBeenCalledWith(secret))
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('worries-ci')).toBeDefined()
  expect(document.body.textContent).not.toContain(secret)
  expect(registry.tokens[0]).toMatchObject({ name: 'worries-ci', remotes: ['worries'] })
})

it('a token requires a name and a remote', async () => {
  const registry = fakeRegistry(aRemote())
  show()
  await person.click(await screen.findByRole('button', { name: 'Make a token' }))
  await person.click(inDialog('Make a token'))
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'A name of 2 to 60 letters and digits',
    'Name at least one remote',
  ])
  expect(registry.requests()).not.toContain('POST /registry/tokens')
})

it('a token requires the password when the sign-in is old, and keeps the typed values', async () => {
  const registry = fakeRegistry(aRemote())
  registry.requiresPassword = true
  show()
  await createToken()
  await person.type(await screen.findByLabelText('Password'), PASSWORD)
  await person.click(inDialog('Go on'))
  expect((await token()).value).toMatch(/^wst_/)
  expect(registry.tokens[0]?.name).toBe('worries-ci')
})

it('a token is revoked after a confirmation, and is in the journal afterwards', async () => {
  const registry = fakeRegistry(aRemote())
  registry.tokens.push({
    id: '00000000-0000-4000-8000-000000000009',
    name: 'old-ci',
    remotes: ['worries'],
    createdAt: new Date().toISOString(),
    createdBy: 'amadou',
    lastUsedAt: null,
    revokedAt: null,
  })
  show()
  await person.click(await screen.findByRole('button', { name: 'Revoke old-ci' }))
  await person.click(inDialog('Revoke'))
  await waitFor(() => expect(screen.queryByText('old-ci')).toBeNull())
  expect(registry.tokens[0]?.revokedAt).not.toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Show revoked ones too' }))
  expect(await screen.findByText('old-ci')).toBeDefined()
  expect(screen.getByText('Revoked')).toBeDefined()
})

it('the journal of tokens loads on demand, page by page', async () => {
  const registry = fakeRegistry(aRemote())
  const entry = { token: 'worries-ci', remote: null, who: 'amadou', at: new Date().toISOString() }
  registry.audit = [
    { ...entry, what: 'refused', who: 'token worries-ci' },
    { ...entry, what: 'token revoked' },
    { ...entry, what: 'refused', remote: 'account', who: 'token worries-ci' },
    ...Array.from({ length: 20 }, (_, at) => ({ ...entry, what: 'token made' as const, token: `ci-${at}` })),
  ]
  show()
  const panel = within(await screen.findByRole('region', { name: 'Team tokens' }))
  await person.click(await panel.findByRole('button', { name: 'Show what became of tokens' }))
  const lines = async () =>
    (await panel.findAllByRole('listitem')).map(({ textContent = '' }) => textContent.replace(/[\u2066-\u2069]/g, ''))
  await waitFor(async () => expect(await lines()).toHaveLength(20))
  expect((await lines()).slice(0, 4)).toEqual([
    expect.stringMatching(/^The token worries-ci was refused: it is revoked\./),
    expect.stringMatching(/^amadou revoked the token worries-ci\./),
    expect.stringMatching(/^The token worries-ci was refused: it is not for account\./),
    expect.stringMatching(/^amadou made the token ci-0\./),
  ])
  await person.click(panel.getByRole('button', { name: 'Show earlier entries' }))
  await waitFor(async () => expect(await lines()).toHaveLength(23))
  await person.click(panel.getByRole('button', { name: 'Hide what became of tokens' }))
  expect(panel.queryAllByRole('listitem')).toEqual([])
})
