import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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

it('opens on its first item, and wraps around', async () => {
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

it('opens on its last item by the up arrow; Home and End go to the ends', async () => {
  trigger().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Share')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Share')
})

it('finds an item by its first letters', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('d')
  expect(focused()).toBe('Delete')
})

it('narrows the match with more letters', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('sh')
  expect(focused()).toBe('Share')
})

it('restores the focus when Esc closes it, and does nothing else', async () => {
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  expect(edit).not.toHaveBeenCalled()
})

it('runs the selected action once, with the focus already back on its button', async () => {
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

it('closes by a click elsewhere and by Tab', async () => {
  await userEvent.click(trigger())
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(trigger())
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
})

/** The list is below its button, 4 pixels apart, in a window of 400. */
function placed({ buttonTop, height }: { buttonTop: number; height: number }) {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'menu' ? new DOMRect(0, buttonTop + 48, 100, height) : new DOMRect(0, buttonTop, 44, 44)
  })
  onTestFinished(() => void vi.restoreAllMocks())
}
const list = () => screen.getByRole('menu')

it.each([
  ['below its button', { buttonTop: 100, height: 200 }, undefined, '244px'],
  ['above it where only there is room, short of the bar at the top', { buttonTop: 320, height: 200 }, 'above', '244px'],
  ['where there is more room, and scrolls, when neither side has enough', { buttonTop: 150, height: 300 }, undefined, '194px'],
])('opens %s', async (_, place, side, most) => {
  placed(place)
  await userEvent.click(trigger())
  expect(list().dataset.side).toBe(side)
  expect(list().style.maxBlockSize).toBe(most)
})
