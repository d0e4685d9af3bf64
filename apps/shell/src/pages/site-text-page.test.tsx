import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import type { SiteText, SiteTextName } from '@worrystone/contracts'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { SiteTextPage } from './site-text-page.tsx'

const text: SiteText = {
  language: 'en',
  title: 'Our privacy',
  blocks: [
    { kind: 'heading', text: 'What we keep' },
    {
      kind: 'paragraph',
      text: 'See [Settings](/settings#data) or [the law](https://example.org/law), not [this](javascript:alert(1)).',
    },
    { kind: 'list', items: ['a name', 'a [word](/help)'] },
  ],
  operator: null,
}

const show = (name: SiteTextName = 'privacy') => renderInKit(<SiteTextPage name={name} />)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('shows the text with its parts and links, and no other kind of address', async () => {
  fakeApi({ 'GET /site-texts/privacy': { data: text } })
  show()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Our privacy')
  expect(screen.getByRole('heading', { name: 'What we keep' })).toBeDefined()
  expect(hrefOf('Settings')).toBe('/settings#data')
  expect(hrefOf('the law')).toBe('https://example.org/law')
  expect(hrefOf('word')).toBe('/help')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getByText(/not \[this\]/)).toBeDefined()
})

it('says plainly that nobody is named as operator', async () => {
  fakeApi({ 'GET /site-texts/imprint': { data: text } })
  show('imprint')
  const card = within(await screen.findByRole('region', { name: 'Who runs this site' }))
  expect(card.getByText('Whoever runs this site has not given a name and an address yet.')).toBeDefined()
})

it('names the operator', async () => {
  const operator = { name: 'Stone Circle', address: 'Quiet Road 1\nLeipzig', email: 'hello@stone.example' }
  fakeApi({ 'GET /site-texts/imprint': { data: { ...text, operator } } })
  show('imprint')
  const card = within(await screen.findByRole('region', { name: 'Who runs this site' }))
  expect(card.getByText('Stone Circle')).toBeDefined()
  expect(card.getByText(/Quiet Road 1/)).toBeDefined()
  expect(card.getByRole('link', { name: 'hello@stone.example' }).getAttribute('href')).toBe('mailto:hello@stone.example')
})

it('marks a text in another language than the page', async () => {
  fakeApi({ 'GET /site-texts/terms': { data: { ...text, language: 'de', title: 'Unsere Regeln' } } })
  show('terms')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect(screen.queryByRole('region')).toBeNull()
})

it('offers a retry after a failure', async () => {
  fakeApi({ 'GET /site-texts/terms': [{ status: 400, html: '' }, { data: text }] })
  show('terms')
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Our privacy')
})
