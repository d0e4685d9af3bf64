import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { optionalHints } from '@worrystone/session/optional-hints'
import { beforeEach, expect, it } from 'vitest'
import { OptionalHints } from './optional-hints.tsx'

beforeEach(() => localStorage.clear())

it.each([
  ['Show what helped others while I write a worry', 'similar-help'],
  ['Ask me what I wish for in answers when I share a worry', 'wish'],
  ['Ask me who helped when a worry is resolved', 'who-helped'],
  ['Offer me short phrases when I answer somebody', 'phrases'],
  ['Ask me how today is, on the home page', 'daily-question'],
  ['Tell me when my reply reads like advice and the writer asked to be heard', 'advice'],
] as const)('%s: is on until it is switched off, for this account on this device', async (name, hint) => {
  renderInKit(<OptionalHints userId="a" />)
  const choice = screen.getByRole<HTMLInputElement>('switch', { name })
  expect(choice.checked).toBe(true)
  await userEvent.click(choice)
  expect([choice.checked, optionalHints.isOn(hint, 'a'), optionalHints.isOn(hint, 'b')]).toEqual([false, false, true])
  await userEvent.click(choice)
  expect([choice.checked, optionalHints.isOn(hint, 'a')]).toEqual([true, true])
})
