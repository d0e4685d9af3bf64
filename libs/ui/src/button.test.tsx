import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'

it('keeps the focus and does not submit while it is busy', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button'))
  rerender(form(true))
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false)
})

it('is no submit button by default', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button')).toHaveProperty('type', 'button')
})

it('passes no style props to the element', () => {
  render(
    <ButtonLink href="/x" kind="quiet" size="l" wide>
      Go
    </ButtonLink>,
  )
  expect(screen.getByRole('link').getAttributeNames().sort()).toEqual(['class', 'href'])
})

it('has the label of an icon as its name', () => {
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})
