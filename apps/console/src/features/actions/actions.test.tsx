import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { KILL_MESSAGES } from '@worrystone/contracts'
import { on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { remoteQuery } from '../../shared/registry.queries.ts'
import { aRemote, aRollout, CANDIDATE, EARLIER } from '../../testing/a-remote.ts'
import { admin, fakeRegistry, PASSWORD } from '../../testing/fake-registry.ts'
import { RequestedDialog } from './requested-dialog.tsx'

const person = userEvent.setup({ delay: null })

/** The dialog in a minimal page. */
function Host({ request }: { request: DialogRequest }) {
  const { data } = useQuery(remoteQuery('worries'))
  const [isOpen, setOpen] = useState(true)
  return data && isOpen && <RequestedDialog request={request} status={data} onClose={() => setOpen(false)} />
}

/** The topmost one. */
const dialog = () => screen.getAllByRole('dialog').at(-1) as HTMLElement
const inDialog = (name: string | RegExp) => within(dialog()).getByRole('button', { name })
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the dialog of a change and enters a reason. */
async function openDialog(request: DialogRequest, why = 'A good reason') {
  const { unmount } = renderInKit(<Host request={request} />, { user: admin, namespace: 'console' })
  await screen.findByRole('dialog')
  if (why) await person.type(reason(), why)
  return unmount
}

describe('a reason', () => {
  it('is required before anything is sent', async () => {
    const registry = fakeRegistry(aRollout())
    await openDialog({ action: 'pause' }, '')
    await person.type(reason(), '   ')
    await person.click(inDialog('Pause'))
    expect(within(dialog()).getByRole('alert').textContent).toBe('Say why in a few words')
    await waitFor(() => expect(document.activeElement).toBe(reason()))
    expect(registry.changes()).toEqual([])
  })

  it('has at most 200 characters', async () => {
    const registry = fakeRegistry(aRollout())
    await openDialog({ action: 'pause' }, '')
    await person.click(reason())
    await person.paste('x'.repeat(201))
    await person.click(inDialog('Pause'))
    expect(within(dialog()).getByRole('alert').textContent).toBe('Say why in at most 200 characters')
    expect(registry.changes()).toEqual([])
  })

  it('is sent with the change and the revision that was read; then the dialog closes and the history has it', async () => {
    const registry = fakeRegistry(aRollout())
    const toasts: string[] = []
    const stop = on('toast/1', ({ message }) => void toasts.push(message))
    await openDialog({ action: 'pause' }, '  Waiting for the morning ')
    await person.click(inDialog('Pause'))
    await dialogCloses()
    expect(registry.changes()).toEqual([{ revision: 7, why: 'Waiting for the morning', change: { action: 'pause' } }])
    expect(registry.history[0]?.why).toBe('Waiting for the morning')
    expect(toasts).toEqual(['Done. It stands in the history with your reason.'])
    stop()
  })
})

describe('a change that the server rejects', () => {
  it('with a conflict shows the fresh figures, keeps the reason and continues from the new revision', async () => {
    const registry = fakeRegistry(aRollout())
    await openDialog({ action: 'pause' })
    registry.changeElsewhere('worries', { candidate: { ...aRollout().candidate, percentBp: 5_000 } as never })
    await person.click(inDialog('Pause'))
    expect(await screen.findByText('Somebody changed this meanwhile')).toBeDefined()
    expect(reason().value).toBe('A good reason')
    expect(within(dialog()).getByText(/^The 50% who have/)).toBeDefined()
    await person.click(inDialog('Pause'))
    await dialogCloses()
    expect(registry.changes().map(({ revision }) => revision)).toEqual([7, 8])
  })

  it('for another reason shows the message, and keeps the typed values', async () => {
    const registry = fakeRegistry(aRollout())
    registry.refusal = { code: 'BAD_REQUEST', message: 'The candidate is halted: resume it first, or roll it back.' }
    await openDialog({ action: 'promote' })
    await person.click(inDialog('Promote'))
    expect(await screen.findByText('The candidate is halted: resume it first, or roll it back.')).toBeDefined()
    expect(reason().value).toBe('A good reason')
  })
})

describe('when the sign-in is old', () => {
  async function openPasswordPrompt() {
    const registry = fakeRegistry(aRollout())
    registry.requiresPassword = true
    await openDialog({ action: 'pause' }, 'Typed before')
    await person.click(inDialog('Pause'))
    await password()
    return registry
  }

  it('the password is required, and then the change continues by itself', async () => {
    const registry = await openPasswordPrompt()
    await person.type(await password(), PASSWORD)
    await person.click(inDialog('Go on'))
    await dialogCloses()
    expect(registry.changes()).toHaveLength(2)
    expect(registry.changes()[1]).toEqual({ revision: 7, why: 'Typed before', change: { action: 'pause' } })
  })

  it('a wrong password is shown at the field, and can be corrected', async () => {
    const registry = await openPasswordPrompt()
    await person.type(await password(), 'Wrong-one-1')
    await person.click(inDialog('Go on'))
    expect((await screen.findByText('This is not your password. Please try again.')).closest('[role=alert]')).not.toBeNull()
    await person.clear(await password())
    await person.type(await password(), PASSWORD)
    await person.click(inDialog('Go on'))
    await dialogCloses()
    expect(registry.changes()).toHaveLength(2)
  })

  it('Cancel returns to the dialog with all typed values', async () => {
    const registry = await openPasswordPrompt()
    const question = screen.getByRole('dialog', { name: 'Please enter your password' })
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(dialog()).toBeDefined()
    expect(reason().value).toBe('Typed before')
    expect(registry.changes()).toHaveLength(1)
    expect(inDialog('Pause').getAttribute('aria-busy')).toBeNull()
  })
})

describe('a rollout', () => {
  const shares = () => screen.getAllByLabelText<HTMLInputElement>('Share in percent').map((field) => field.value)

  it('has a build and steps, preset or typed', async () => {
    const registry = fakeRegistry(aRemote())
    await openDialog({ action: 'rollout' })
    expect(shares()).toEqual(['1', '10', '50', '100'])
    await person.click(inDialog(/^Quick/))
    expect(shares()).toEqual(['10', '50', '100'])
    await person.click(inDialog('Remove step 2'))
    const [first] = screen.getAllByLabelText('Share in percent') as [HTMLElement]
    await person.clear(first)
    await person.type(first, '2,5')
    expect(within(dialog()).getByText(/^At first 2\.5% of all visitors get .*9be01d2.*, at the end 100%/)).toBeDefined()
    await person.click(inDialog('Roll out'))
    await dialogCloses()
    expect(registry.changes()[0]?.change).toEqual({
      action: 'rollout',
      build: CANDIDATE,
      steps: [
        { bp: 250, holdMinutes: 10 },
        { bp: 10_000, holdMinutes: 30 },
      ],
      include: [],
      exclude: [],
    })
  })

  it('can include some groups only, and exclude others', async () => {
    const registry = fakeRegistry(aRemote())
    await openDialog({ action: 'rollout' })
    const add = async (by: string, label: string, value: string, side: string) => {
      await person.click(inDialog('Choose groups'))
      await person.selectOptions(within(dialog()).getByLabelText('By'), by)
      await person.click(inDialog(side))
      expect(within(dialog()).getByRole('alert')).toBeDefined()
      await person.type(within(dialog()).getByLabelText(label), value)
      await person.click(inDialog(side))
    }
    await add('country', 'Two letters of the country', 'at', 'Only these')
    await add('member', 'Username', 'mira', 'Not these')
    expect(within(dialog()).getByText(/^At first 1% of the chosen visitors get/)).toBeDefined()
    await person.click(inDialog('Roll out'))
    await dialogCloses()
    expect(registry.changes()[0]?.change).toMatchObject({
      include: [{ by: 'country', value: 'AT' }],
      exclude: [{ by: 'member', value: '@mira' }],
    })
  })

  it('must increase: the error is at the step that does not', async () => {
    const registry = fakeRegistry(aRemote())
    await openDialog({ action: 'rollout' })
    const third = screen.getAllByLabelText('Share in percent')[2] as HTMLElement
    await person.clear(third)
    await person.type(third, '10')
    await person.click(inDialog('Roll out'))
    expect(within(dialog()).getByRole('alert').textContent).toBe('More than the step before, at most 100')
    expect(third.getAttribute('aria-invalid')).toBe('true')
    expect(registry.changes()).toEqual([])
  })

  it('of the current candidate starts with its own steps', async () => {
    fakeRegistry(aRollout())
    await openDialog({ action: 'rollout' }, '')
    expect(shares()).toEqual(['1', '10', '50', '100'])
    expect(screen.getAllByLabelText<HTMLInputElement>('Hold for minutes').map((field) => field.value)).toEqual([
      '30',
      '30',
      '30',
      '30',
    ])
  })
})

it('switching a remote off sends a notice that every language has, none, or a custom one', async () => {
  const registry = fakeRegistry(aRemote())
  const switchOff = async (choice: string, own?: string) => {
    const unmount = await openDialog({ action: 'kill' })
    await person.selectOptions(screen.getByLabelText('What visitors read'), choice)
    if (own) await person.type(screen.getByLabelText('Your words'), own)
    await person.click(inDialog('Switch off'))
    await dialogCloses()
    unmount()
  }
  await switchOff('')
  await switchOff(KILL_MESSAGES[0])
  await switchOff('own', 'Back at noon')
  expect(registry.changes().map(({ change }) => change)).toEqual([
    { action: 'kill', messageKey: null },
    { action: 'kill', messageKey: KILL_MESSAGES[0] },
    { action: 'kill', messageKey: 'Back at noon' },
  ])
})

it.each<[DialogRequest, string, object]>([
  [{ action: 'promote' }, 'Promote', { action: 'promote' }],
  [{ action: 'resume' }, 'Resume', { action: 'resume' }],
  [{ action: 'revive' }, 'Switch on', { action: 'revive' }],
  [{ action: 'rollback' }, 'Roll back', { action: 'rollback' }],
  [{ action: 'rollback', build: EARLIER }, 'Roll back', { action: 'rollback', build: EARLIER }],
  [{ action: 'block', build: EARLIER }, 'Block', { action: 'block', build: EARLIER }],
  [{ action: 'unblock', build: EARLIER }, 'Unblock', { action: 'unblock', build: EARLIER }],
  [{ action: 'pin', build: EARLIER }, 'Pin', { action: 'pin', build: EARLIER, group: { by: 'role', value: 'moderator' } }],
  [
    { action: 'unpin', group: { by: 'member', value: '@mira' } },
    'Unpin',
    { action: 'unpin', group: { by: 'member', value: '@mira' } },
  ],
])('%j is sent', async (request, verb, change) => {
  const registry = fakeRegistry(aRollout())
  await openDialog(request, 'So')
  await person.click(inDialog(verb))
  await dialogCloses()
  expect(registry.changes()).toEqual([{ revision: 7, why: 'So', change }])
})

it('the thresholds of the gate are validated before they are sent', async () => {
  const registry = fakeRegistry(aRemote())
  await openDialog({ action: 'health' })
  const rate = screen.getByLabelText('Visits that may fail, in percent')
  await person.clear(rate)
  await person.type(rate, '101')
  await person.click(inDialog('Set the limits'))
  expect(within(dialog()).getByRole('alert').textContent).toBe('A number from 0 to 100')
  await person.clear(rate)
  await person.type(rate, '1.5')
  await person.click(inDialog('Set the limits'))
  await waitFor(() =>
    expect(registry.changes()[0]?.change).toEqual({
      action: 'health',
      policy: { minSamples: 30, windowMinutes: 60, maxErrorRate: 0.015, relativeToStable: 2 },
    }),
  )
})
