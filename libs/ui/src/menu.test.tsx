import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

const edit = vi.fn()
const remove = vi.fn()
const share = vi.fn()

beforeEach(() => {
  for (const spy of [edit, remove, share]) spy.mockClear()
  render(
    <>
      <Menu
        label="More"
        items={[
          { id: 'edit', label: 'Edit', onSelect: edit },
          { id: 'delete', label: 'Delete', danger: true, onSelect: remove },
          { id: 'save', label: 'Save', onSelect: share },
          { id: 'share', label: 'Share', onSelect: share },
        ]}
      />
      <p>Elsewhere</p>
    </>,
  )
})

const trigger = () => screen.getByRole('button', { name: 'More' })
const focused = () => document.activeElement?.textContent

it('opens on its first entry, and walks in a circle', async () => {
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Delete')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('Share')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Edit')
})

it('opens on its last entry by the up arrow; Home and End go to the ends', async () => {
  trigger().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Share')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Share')
})

it('finds an entry by its first letters', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('d')
  expect(focused()).toBe('Delete')
})

it('narrows down while more letters follow', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('sh')
  expect(focused()).toBe('Share')
})

it('gives the focus back when Esc closes it, and does nothing else', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  expect(edit).not.toHaveBeenCalled()
})

it('does the chosen thing once, with the focus already back on its button', async () => {
  let focusedThen: Element | null = null
  remove.mockImplementation(() => {
    focusedThen = document.activeElement
  })
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledTimes(1)
  expect(focusedThen).toBe(trigger())
  expect(screen.queryByRole('menu')).toBeNull()
})

it('closes by a press elsewhere and by Tab', async () => {
  await userEvent.click(trigger())
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(trigger())
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
})
