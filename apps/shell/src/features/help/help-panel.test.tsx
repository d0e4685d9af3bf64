import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aUser } from '@worrystone/contracts/testing'
import { session } from '@worrystone/session'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HelpPanel } from './help-panel.tsx'

type Offer = ComponentProps<typeof HelpPanel>['offer']

function show(offer: Partial<Offer> = {}) {
  const onAnswer = vi.fn()
  const view = render(<HelpPanel offer={{ level: 2, method: false, from: 'post', ...offer }} onAnswer={onAnswer} />)
  return { onAnswer, ...view }
}

const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (country: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), country)
const calls = () => screen.getAllByRole('link', { name: /^Call/ }).map((link) => link.getAttribute('href'))
const services = () =>
  within(screen.getByRole('region', { name: 'People who listen' }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)
/** Whether one element precedes another in document order. */
const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('{"data":{"message":""}}', { headers: { 'content-type': 'application/json' } }))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'en'])
  await act(() => session.start())
  await act(() => session.signOut())
})
afterEach(() => vi.useRealTimers())

describe('a text of level 2', () => {
  it('shows one sentence, one question, and services that are open now', () => {
    show()
    expect(screen.getByRole('dialog', { name: 'That sounds very heavy.' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('That sounds very heavy.')
    expect(screen.getByText(/not a crisis service, and answers here can take time. The people below answer now\./)).toBeDefined()
    expect(screen.getByRole('group', { name: 'Are you in danger right now?' })).toBeDefined()
    expect(services()).toEqual(['988 Suicide & Crisis Lifeline'])
    expect(calls()).toEqual(['tel:988'])
    expect(screen.queryByText('What makes it hard to talk to somebody?')).toBeNull()
  })

  it('shows the emergency number after Yes, and what to do until help arrives', async () => {
    show()
    await clickButton('Yes')
    expect(calls()).toEqual(['tel:911', 'tel:988'])
    expect(screen.getAllByRole('status').some((status) => status.textContent?.includes('Call 911'))).toBe(true)
    expect(screen.getByText('Move away from anything you could hurt yourself with.')).toBeDefined()
    expect(screen.queryByText('What makes it hard to talk to somebody?')).toBeNull()
  })

  it.each(["I'm not sure", 'No'])('shows the barriers after %s', async (answer) => {
    show()
    await clickButton(answer)
    expect(screen.getByRole('button', { name: answer, pressed: true })).toBeDefined()
    const group = screen.getByRole('group', { name: 'What makes it hard to talk to somebody?' })
    expect(within(group).getAllByRole('button')).toHaveLength(5)
    expect(calls()).toEqual(['tel:988'])
  })

  it.each([
    ["I don't want police or hospital", /Most talks stay talks/],
    ["I'm not bad enough", /nothing you have to prove/],
    ['I tried and it did not help', /not your fault/],
    ["I don't know what happens or what it costs", /What it costs stands beside each service/],
  ])('%s has one honest answer, then shows the services again', async (barrier, answer) => {
    show()
    await clickButton('No')
    await clickButton(barrier)
    const answerText = screen.getByText(answer)
    expect(answerText.closest('[role=status]')).not.toBeNull()
    expect(isBefore(answerText, screen.getByText('988 Suicide & Crisis Lifeline'))).toBe(true)
  })

  it('lists text and chat first for people who cannot speak aloud', async () => {
    show()
    await choose('GB')
    expect(services()).toEqual(['Samaritans', 'Shout'])
    await clickButton('No')
    await clickButton("I can't speak aloud here")
    expect(services()).toEqual(['Shout', 'Samaritans'])
    expect(screen.getByRole('link', { name: 'Text SHOUT to 85258' }).getAttribute('href')).toBe('sms:85258?body=SHOUT')
  })

  it('lists text and chat first within a service too', async () => {
    show()
    const ways = () =>
      within(screen.getByRole('region', { name: 'People who listen' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(ways()).toEqual(['Call 988', 'Text 988', 'Chat', 'More services and other ways'])
    await clickButton('No')
    await clickButton("I can't speak aloud here")
    expect(ways()).toEqual(['Text 988', 'Chat', 'Call 988', 'More services and other ways'])
  })
})

describe('a text of level 3', () => {
  it('shows the emergency number before every other control', () => {
    show({ level: 3 })
    const links = screen.getAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('tel:911')
    const [emergency] = links
    if (!emergency) throw new Error('no link')
    expect(isBefore(emergency, screen.getByText(/Thank you for putting it into words/))).toBe(true)
    expect(screen.queryByText('Are you in danger right now?')).toBeNull()
    expect(screen.getByText('What makes it hard to talk to somebody?')).toBeDefined()
  })
})

it('explains who can see a text that names methods', () => {
  show({ method: true })
  expect(screen.getByText(/It stays yours as a private draft\./)).toBeDefined()
})

describe('the actions', () => {
  it.each([
    ['Share anyway', 'share'],
    ['Keep as a draft', 'draft'],
    ['Close', 'close'],
  ])('%s answers %s', async (name, choice) => {
    const { onAnswer } = show()
    await clickButton(name)
    expect(onAnswer.mock.calls).toEqual([[choice]])
  })

  it('are labelled after the sent text; only texts of a composer can become drafts', () => {
    const { unmount } = show({ from: 'search' })
    expect(screen.getByRole('button', { name: 'Show the results' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Keep as a draft' })).toBeNull()
    unmount()
    show({ from: 'report' })
    expect(screen.getByRole('button', { name: 'Send anyway' })).toBeDefined()
  })

  it('Esc is the same as Close', () => {
    const { onAnswer } = show()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onAnswer.mock.calls).toEqual([['close']])
  })

  it('are never disabled, at any level', () => {
    for (const level of [1, 2, 3] as const) {
      const { unmount } = show({ level, method: true })
      for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(false)
      unmount()
    }
  })
})

describe('the country', () => {
  it('is chosen in the panel, and stored on this device', async () => {
    const { unmount } = show()
    await choose('DE')
    expect(services()).toEqual(['TelefonSeelsorge', 'TelefonSeelsorge'])
    unmount()
    show()
    expect(calls()).toEqual(['tel:08001110111', 'tel:08001110222'])
  })

  it('without helplines gets the directories and no number of another country', async () => {
    show({ level: 3 })
    await choose('')
    expect(screen.getByText('Call your local emergency number.')).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(services()).toEqual(['Find A Helpline', 'Befrienders Worldwide'])
  })

  it('is that of the profile when it is shared, whatever the language of the browser', () => {
    const user = aUser({ country: 'FR', locationSharing: true })
    act(() => session.signedIn({ token: 'a', refreshToken: 'r', user }))
    show()
    expect(calls()).toEqual(['tel:3114'])
  })

  it('of a profile that is not shared is ignored', () => {
    const user = aUser({ country: 'FR', locationSharing: false })
    act(() => session.signedIn({ token: 'a', refreshToken: 'r', user }))
    show()
    expect(calls()).toEqual(['tel:988'])
  })
})

it('never claims that a service is open when it may be closed', async () => {
  show()
  await choose('ES')
  expect(screen.queryByText(/answer now/)).toBeNull()
  expect(screen.getByText(/their hours stand beside them/)).toBeDefined()
})

it('shows for each service when its source was checked, and marks unverified ones', async () => {
  show()
  expect(screen.getByText(/source read on November 21, 2026/)).toBeDefined()
  await choose('EG')
  expect(screen.queryByText('Mental Health Secretariat')).toBeNull()
})

it('links to all other services in a new tab, so that typed text stays', () => {
  show()
  const more = screen.getByRole('link', { name: 'More services and other ways' })
  expect([more.getAttribute('href'), more.getAttribute('target')]).toEqual(['/help', '_blank'])
})

it('has a sentence for a trusted person, to copy', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toMatch(/^I am not doing well right now\./)
  expect(await screen.findByText('Copied')).toBeDefined()
})

it('has a slow minute', async () => {
  show()
  await clickButton('Start the minute')
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Breathe in')).toBe(true)
})

it('leaves quickly: the screen is empty before the neutral page loads', async () => {
  let screenText = ''
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {
    screenText = document.body.textContent ?? ''
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Leave this page quickly' }))
  expect(replace).toHaveBeenCalledWith('https://www.wikipedia.org/')
  expect(screenText).toBe('')
  expect(document.title).toBe('')
})
