import { act, render, screen } from '@testing-library/react'
import { tokens } from '@worrystone/api-client'
import { type Platform, PlatformContext } from '@worrystone/remote-kit'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflinePage } from './offline-page.tsx'

afterEach(() => tokens.clear())

function show({ kept }: { kept: string[] }) {
  const keys = async () => kept.map((name) => new Request(`https://worrystone.test/remotes/${name}/1/entry.js`))
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
  show({ kept: [] })
  await act(async () => {})
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeDefined()
  expect(paths()).toEqual(['/help'])
})

it('offers members their draft, and everybody the exercises, where their code is on this device', async () => {
  tokens.write({ token: 'a', refreshToken: 'r' })
  show({ kept: ['wellness', 'worries'] })
  await screen.findByRole('link', { name: 'Calming exercises' })
  expect(paths()).toEqual(['/feed?share=1', '/wellness/exercises', '/help'])
})

it('offers visitors no form', async () => {
  show({ kept: ['wellness', 'worries'] })
  await screen.findByRole('link', { name: 'Calming exercises' })
  expect(paths()).toEqual(['/wellness/exercises', '/help'])
})
