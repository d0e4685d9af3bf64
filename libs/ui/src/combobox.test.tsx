import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox, type Suggestion } from './combobox.tsx'

const NAMES: Suggestion[] = [
  { text: 'Leipheim', detail: 'Bavaria' },
  { text: 'Leipzig', detail: 'Saxony' },
]

function City({ onPick = () => {}, onSubmit = () => {} }: { onPick?: (suggestion: Suggestion) => void; onSubmit?: () => void }) {
  const [typed, setTyped] = useState('')
  const matching = NAMES.filter(({ text }) => typed && text.toLowerCase().startsWith(typed.toLowerCase()) && text !== typed)
  const pick = (suggestion: Suggestion) => {
    setTyped(suggestion.text)
    onPick(suggestion)
  }
  return (
    <form action={onSubmit}>
      <Combobox aria-label="City" value={typed} suggestions={matching} onType={setTyped} onPick={pick} />
      <button type="submit">Save</button>
    </form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'City' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('shows suggestions while typing, and their number', async () => {
  render(<City />)
  await userEvent.type(field(), 'lei')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['LeipheimBavaria', 'LeipzigSaxony'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  await userEvent.type(field(), 'x')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('moves through the list with the arrow keys and back to the text', async () => {
  render(<City />)
  await userEvent.type(field(), 'lei')
  const activeNames = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key)
    activeNames.push(active())
  }
  expect(activeNames).toEqual(['LeipheimBavaria', 'LeipzigSaxony', undefined, 'LeipzigSaxony'])
})

it('selects a suggestion by Enter without submitting the form, and submits it by Enter on the text', async () => {
  const [onPick, onSubmit] = [vi.fn(), vi.fn()]
  render(<City onPick={onPick} onSubmit={onSubmit} />)
  await userEvent.type(field(), 'lei{ArrowDown}{Enter}')
  expect(onPick.mock.calls).toEqual([[NAMES[0]]])
  expect([field(), screen.queryByRole('listbox')]).toEqual([expect.objectContaining({ value: 'Leipheim' }), null])
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field(), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('selects a suggestion by a click, with the focus still in the field', async () => {
  render(<City />)
  await userEvent.type(field(), 'lei')
  await userEvent.click(screen.getByRole('option', { name: /Leipzig/ }))
  expect(field()).toHaveProperty('value', 'Leipzig')
  expect(document.activeElement).toBe(field())
})

it('closes by Esc and on blur, and keeps the typed text', async () => {
  render(<City />)
  await userEvent.type(field(), 'lei{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('LeipheimBavaria')
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveProperty('value', 'lei')
})
