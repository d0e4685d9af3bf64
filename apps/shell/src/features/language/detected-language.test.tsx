import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { beforeEach, expect, it } from 'vitest'
import { DetectedLanguage } from './detected-language.tsx'
import { isHintDue } from './language-hint.ts'

const hint = () => screen.queryByRole('complementary', { name: 'Language' })

function show() {
  render(
    <>
      <main tabIndex={-1} />
      <DetectedLanguage />
    </>,
  )
}

beforeEach(async () => {
  localStorage.clear()
  await i18n.addNamespace('shared', async () => ({}))
  await i18n.start()
  await session.start()
})

it('is shown once per browser, and can be dismissed', async () => {
  expect(isHintDue()).toBe(true)
  show()
  expect(within(hint() as HTMLElement).getByText('Your language was detected automatically')).toBeDefined()
  expect(isHintDue()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(hint()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('offers every language in place, and closes after a choice', async () => {
  show()
  const change = screen.getByRole('combobox', { name: 'Change', description: 'Your language was detected automatically' })
  expect(within(change).getAllByRole('option')).toHaveLength(12)
  await userEvent.selectOptions(change, 'ar')
  await waitFor(() => expect(hint()).toBeNull())
  expect([document.documentElement.lang, localStorage.getItem('worrystone_language')]).toEqual(['ar', 'ar'])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('closes when a language is chosen elsewhere, and is not shown after that', async () => {
  show()
  await act(() => i18n.setLanguage('es'))
  expect(hint()).toBeNull()
  localStorage.removeItem('worrystone_language_hint')
  expect(isHintDue()).toBe(false)
})
