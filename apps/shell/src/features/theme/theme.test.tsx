import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { startTheme } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const root = document.documentElement
const getSelect = () => screen.getByRole('combobox', { name: 'Theme' })

beforeEach(() => {
  localStorage.clear()
  act(startTheme)
})

it('follows the system by default', () => {
  render(<ThemeSwitch />)
  expect(getSelect()).toHaveProperty('value', 'system')
  expect(root.hasAttribute('data-theme')).toBe(false)
})

it('applies the choice at once, stores it, and removes it again', async () => {
  render(<ThemeSwitch />)
  await userEvent.selectOptions(getSelect(), 'Dark')
  expect([root.dataset.theme, localStorage.getItem('worrystone_theme')]).toEqual(['dark', 'dark'])
  await userEvent.selectOptions(getSelect(), 'Light')
  expect(root.dataset.theme).toBe('light')
  await userEvent.selectOptions(getSelect(), 'Like the system')
  expect([root.dataset.theme, localStorage.getItem('worrystone_theme')]).toEqual([undefined, 'system'])
})

it('restores the stored choice and ignores invalid values', () => {
  localStorage.setItem('worrystone_theme', 'dark')
  startTheme()
  expect(root.dataset.theme).toBe('dark')
  localStorage.setItem('worrystone_theme', 'plaid')
  startTheme()
  expect(root.hasAttribute('data-theme')).toBe(false)
})

it('follows a choice made in another tab', async () => {
  render(<ThemeSwitch />)
  localStorage.setItem('worrystone_theme', 'light')
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'worrystone_theme' })))
  expect(root.dataset.theme).toBe('light')
  await screen.findByDisplayValue('Light')
})
