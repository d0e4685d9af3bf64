import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

const onClose = vi.fn()
const onConfirm = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  onConfirm.mockClear()
})

function Example({ start = false }: { start?: boolean }) {
  const [isOpen, setOpen] = useState(start)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} title="Add more detail" onClose={close}>
        <input aria-label="Detail" />
      </Dialog>
    </>
  )
}

it('opens as a modal named by its title, which has the focus', () => {
  render(<Example start />)
  const dialog = screen.getByRole('dialog', { name: 'Add more detail' })
  expect(dialog).toHaveProperty('open', true)
  expect(document.activeElement?.textContent).toBe('Add more detail')
})

it('focuses the control with data-autofocus', () => {
  render(
    <Dialog open title="Add" onClose={onClose}>
      <input aria-label="Detail" data-autofocus />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Detail'))
})

it('closes by its button and restores the focus', async () => {
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('calls onClose when Esc is pressed, instead of closing by itself', () => {
  render(
    <Dialog open title="Add" onClose={onClose}>
      text
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect([cancel.defaultPrevented, onClose.mock.calls.length]).toEqual([true, 1])
})

it('closes by a click on the backdrop, but not by one that started inside', () => {
  render(
    <Dialog open title="Add" onClose={onClose}>
      <p>text</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('text'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('confirms by the button with the verb, never twice while busy', async () => {
  const props = { open: true, title: 'Delete this worry?', body: 'It cannot be undone.', confirmLabel: 'Delete', danger: true }
  const { rerender } = render(<ConfirmDialog {...props} onConfirm={onConfirm} onCancel={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  rerender(<ConfirmDialog {...props} busy onConfirm={onConfirm} onCancel={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: /Delete/ }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
