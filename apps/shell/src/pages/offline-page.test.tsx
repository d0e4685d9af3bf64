import { act, cleanup, render, screen } from '@testing-library/react'
import { tokens } from '@worrystone/api-client'
import { type Platform, PlatformContext } from '@worrystone/remote-kit'
import { keepReadWorry } from '@worrystone/session/read-worries'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflinePage } from './offline-page.tsx'

afterEach(() => {
  tokens.clear()
  localStorage.clear()
})

const signIn = (userId: string) => tokens.write({ token: `a.${btoa(JSON.stringify({ sub: userId }))}.c`, refreshToken: 'r' })
const storeWorry = (readerId: string | null, text: string, warning: string | null = null) =>
  keepReadWorry(readerId, {
    id: text,
    authorId: 'ines',
    author: 'Ines',
    prompt: 'I worry that...',
    text,
    longText: `more about ${text}`,
    language: 'en',
    publishedAt: new Date(Date.now() - 3_600_000).toISOString(),
    warning,
  })

function show({ cachedRemotes }: { cachedRemotes: string[] }) {
  const keys = async () => cachedRemotes.map((name) => new Request(`https://worrystone.test/remotes/${name}/1/entry.js`))
  vi.stubGlobal('caches', { open: async () => ({ keys }) })
  const platform = { hasRoute: () => true, setTitle: () => {}, navigation: { claimFocus: () => false } } as unknown as Platform
  render(
    <PlatformContext value={platform}>
      <MemoryRouter>
        <OfflinePage />
      </MemoryRouter>
    </PlatformContext>,
  )
}
const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('says that there is no network, and always offers help', async () => {
  show({ cachedRemotes: [] })
  await act(async () => {})
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeDefined()
  expect(paths()).toEqual(['/help#minute', '/help'])
})

it('offers members their draft, and everybody the exercises, where their code is on this device', async () => {
  tokens.write({ token: 'a', refreshToken: 'r' })
  show({ cachedRemotes: ['wellness', 'worries'] })
  await screen.findByRole('link', { name: 'Calming exercises' })
  expect(paths()).toEqual(['/feed?share=1', '/wellness/exercises', '/help#minute', '/help'])
})

it('offers visitors no form', async () => {
  show({ cachedRemotes: ['wellness', 'worries'] })
  await screen.findByRole('link', { name: 'Calming exercises' })
  expect(paths()).toEqual(['/wellness/exercises', '/help#minute', '/help'])
})

it('has the worries that this account read, with author and time', async () => {
  storeWorry(null, 'read as a visitor')
  storeWorry('tomas', 'read by tomas')
  storeWorry('mira', 'read by mira')
  signIn('mira')
  show({ cachedRemotes: [] })
  const worry = await screen.findByRole('article', { name: 'A worry from Ines' })
  expect(worry.textContent).toContain('read by mira')
  expect(worry.textContent).toContain('1h ago')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('has what visitors read for visitors only, and nothing for a token that names nobody', async () => {
  storeWorry(null, 'read as a visitor')
  show({ cachedRemotes: [] })
  expect(await screen.findByText('read as a visitor')).toBeDefined()
  cleanup()
  tokens.write({ token: 'unreadable', refreshToken: 'r' })
  show({ cachedRemotes: [] })
  await act(async () => {})
  expect(screen.queryByText('read as a visitor')).toBeNull()
})

it('collapses a worry with a warning', async () => {
  storeWorry(null, 'hard words', 'Warning: Loss and grief')
  show({ cachedRemotes: [] })
  const details = (await screen.findByText('Warning: Loss and grief')).closest('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('hard words')
})
