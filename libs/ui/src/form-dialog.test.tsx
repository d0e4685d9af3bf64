import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './text-input.tsx'

const form = (props: Partial<Parameters<typeof FormDialog>[0]> = {}) => {
  const onSubmit = vi.fn()
  const onClose = vi.fn()
  const dialog = (rest = props) => (
    <FormDialog title="A change" verb="Save changes" isBusy={false} onSubmit={onSubmit} onClose={onClose} {...rest}>
      <Field label="Name" error={rest.attempts ? 'Please write a name' : null}>
        <TextInput />
      </Field>
    </FormDialog>
  )
  const { rerender } = render(dialog())
  return { onSubmit, onClose, rerenderWith: (rest: typeof props) => rerender(dialog(rest)) }
}

describe('a form above the page', () => {
  it('is submitted by its button and by Enter, and closed by Cancel', () => {
    const { onSubmit, onClose } = form()
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    fireEvent.submit(screen.getByRole('textbox', { name: 'Name' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is not submitted while busy or disabled', () => {
    const { onSubmit, rerenderWith } = form({ isBusy: true })
    fireEvent.submit(screen.getByRole('textbox', { name: 'Name' }))
    expect(onSubmit).not.toHaveBeenCalled()
    rerenderWith({ isIdle: true })
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
  })

  it('focuses the first invalid field at each attempt', () => {
    const { rerenderWith } = form()
    const field = () => screen.getByRole('textbox', { name: 'Name' })
    for (const attempts of [1, 2]) {
      rerenderWith({ attempts })
      expect(document.activeElement).toBe(field())
      field().blur()
    }
  })
})
