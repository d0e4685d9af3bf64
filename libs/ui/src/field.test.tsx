import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Checkbox, Switch } from './choice.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('associates label, hint and error with the control, the error first', () => {
  render(
    <Field label="Email" hint="We never show it" error="Email is required">
      <TextInput type="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(described(input)).toEqual(['Email is required', 'We never show it'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Email is required')
})

it('adds nothing to a control without error and hint', () => {
  render(
    <Field label="Email">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('passes the ids to a function, and hides a label visually only', () => {
  render(
    <Field label="Search" labelHidden>
      {(ids) => (
        <div>
          <TextInput {...ids} />
        </div>
      )}
    </Field>,
  )
  expect(screen.getByLabelText('Search').tagName).toBe('INPUT')
})

it('shows a password and hides it again', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'Secret12')
  expect(input).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveProperty('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveProperty('type', 'password')
  expect(input).toHaveProperty('value', 'Secret12')
})

it('sets addresses left to right in every language', () => {
  render(
    <Field label="Email">
      <TextInput type="email" />
    </Field>,
  )
  expect(screen.getByLabelText('Email').getAttribute('dir')).toBe('ltr')
})

it('names a checkbox and a switch by their label, and describes them by their hint', async () => {
  render(
    <>
      <Checkbox label="Allow comments" hint="Others can write below" />
      <Switch label="Email notifications" />
    </>,
  )
  const box = screen.getByRole('checkbox', { name: 'Allow comments' })
  expect(described(box)).toEqual(['Others can write below'])
  await userEvent.click(screen.getByText('Email notifications'))
  expect(screen.getByRole('switch', { name: 'Email notifications' })).toHaveProperty('checked', true)
})

it('forwards the ref of a text area', () => {
  const ids: (string | undefined)[] = []
  render(<TextArea aria-label="Text" ref={(node) => void ids.push(node?.tagName)} />)
  expect(ids).toContain('TEXTAREA')
})
