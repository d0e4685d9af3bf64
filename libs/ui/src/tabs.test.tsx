import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'posts', label: 'Posts' },
  { id: 'followers', label: 'Followers' },
  { id: 'following', label: 'Following' },
] as const

function Example() {
  const [active, setActive] = useState<(typeof TABS)[number]['id']>('posts')
  return (
    <Tabs tabs={TABS} active={active} onChange={setActive} label="Profile">
      About {active}
    </Tabs>
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('has one tab stop, and names its panel by the active tab', async () => {
  render(<Example />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  expect(screen.getByRole('tabpanel', { name: 'Posts' }).textContent).toBe('About posts')
  await userEvent.click(screen.getByRole('tab', { name: 'Following' }))
  expect(screen.getByRole('tabpanel', { name: 'Following' }).textContent).toBe('About following')
})

it('moves with the arrow keys in a circle, Home and End', async () => {
  render(<Example />)
  screen.getByRole('tab', { name: 'Posts' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([selected(), document.activeElement?.textContent]).toEqual(['Followers', 'Followers'])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(selected()).toBe('Following')
  await userEvent.keyboard('{Home}')
  expect(selected()).toBe('Posts')
  await userEvent.keyboard('{End}')
  expect(selected()).toBe('Following')
})

it('reverses the arrow keys in right-to-left languages', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Example />
    </div>,
  )
  screen.getByRole('tab', { name: 'Posts' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Followers')
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('Posts')
})
