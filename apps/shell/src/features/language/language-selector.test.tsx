import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { tokens } from '@worrystone/api-client'
import { aUser } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitLanguageChanges } from './emit-language-changes.ts'
import { LanguageSelector } from './language-selector.tsx'

const member = aUser()

let events: string[]
let requests: { method: string; url: string; body: unknown }[]
let isServerDown: boolean
const stops: (() => void)[] = []
const getSelect = () => screen.getByRole('combobox', { name: /Language|Idioma/ })

beforeEach(async () => {
  localStorage.clear()
  events = []
  requests = []
  isServerDown = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/auth/logout'))
      return { ok: true, status: 200, headers: new Headers(), text: async () => '{"data":{"message":""}}' }
    requests.push({ method: init.method ?? '', url, body: JSON.parse(String(init.body)) })
    const status = isServerDown ? 404 : 200
    return {
      ok: !isServerDown,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify({ data: { languageCode: 'es' } }),
    }
  })
  await i18n.addNamespace('shared', async (code) => {
    if (code === 'fr') throw new Error('no network')
    return code === 'es' ? { Language: 'Idioma', 'Language updated': 'Idioma actualizado' } : {}
  })
  await i18n.start()
  await session.start()
  stops.push(
    on('toast/1', ({ kind, message }) => events.push(`${kind}: ${message}`)),
    on('language.changed/1', ({ code }) => events.push(`changed: ${code}`)),
    emitLanguageChanges(),
  )
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await act(() => session.signOut())
})

it('lists twelve languages by their own names', () => {
  render(<LanguageSelector />)
  const names = within(getSelect())
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(names).toHaveLength(12)
  expect(names).toContain('العربية')
})

it('marks the language as detected for a visitor, until they choose', async () => {
  render(<LanguageSelector />)
  expect(screen.getByText('Your language was detected automatically')).toBeDefined()
  expect(getSelect().getAttribute('aria-describedby')).toBeTruthy()
  await userEvent.selectOptions(getSelect(), 'es')
  await vi.waitFor(() => expect(screen.queryByText('Your language was detected automatically')).toBeNull())
})

it('changes the language of a visitor on this device only, and confirms it in the new one', async () => {
  render(<LanguageSelector />)
  await userEvent.selectOptions(getSelect(), 'es')
  await vi.waitFor(() => expect(events).toEqual(['changed: es', 'success: Idioma actualizado']))
  expect([document.documentElement.lang, localStorage.getItem('worrystone_language'), requests]).toEqual(['es', 'es', []])
})

it('saves the language of a member', async () => {
  session.signedIn({ token: 'a', refreshToken: 'r', user: member })
  render(<LanguageSelector />)
  expect(screen.queryByText('Your language was detected automatically')).toBeNull()
  await userEvent.selectOptions(getSelect(), 'es')
  await vi.waitFor(() => expect(events).toContain('success: Idioma actualizado'))
  expect(requests).toEqual([{ method: 'PUT', url: '/api/languages/preference', body: { languageCode: 'es' } }])
  expect(session.get()).toMatchObject({ user: { language: 'es' } })
})

it('shows an error when saving fails, and keeps the new language here', async () => {
  isServerDown = true
  session.signedIn({ token: 'a', refreshToken: 'r', user: member })
  render(<LanguageSelector />)
  await userEvent.selectOptions(getSelect(), 'es')
  await vi.waitFor(() => expect(events).toEqual(['changed: es', 'error: Something went wrong']))
  expect(tokens.read()).not.toBeNull()
})

it('shows an error when the dictionary cannot be loaded, and keeps the old language', async () => {
  render(<LanguageSelector />)
  await userEvent.selectOptions(getSelect(), 'fr')
  await vi.waitFor(() => expect(events).toEqual(['error: Something went wrong']))
  await vi.waitFor(() => expect(getSelect()).toHaveProperty('value', 'en'))
  expect(localStorage.getItem('worrystone_language')).toBeNull()
})
