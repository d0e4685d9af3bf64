import { fireEvent, render } from '@testing-library/react'
import { AVATAR_COLORS } from '@worrystone/ui'
import { expect, it } from 'vitest'
import { Avatar, avatarColor, initials } from './avatar.tsx'

it('has the same colour for the same person, and different ones for different people', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`)
  const colors = ids.map(avatarColor)
  expect(colors).toEqual(ids.map(avatarColor))
  expect(new Set(colors)).toEqual(new Set(Array.from({ length: AVATAR_COLORS }, (_, at) => at + 1)))
})

it('tells people of the same colour apart by the shape behind their initials', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`)
  const lookOf = (id: string) => {
    const { container } = render(<Avatar user={{ id, username: 'mina', displayName: null, avatarUrl: null }} />)
    return container.firstElementChild?.className
  }
  const looks = ids.filter((id) => avatarColor(id) === 1).map(lookOf)
  expect(looks).toEqual(ids.filter((id) => avatarColor(id) === 1).map(lookOf))
  expect(new Set(looks).size).toBeGreaterThanOrEqual(4)
})

it.each([
  ['Mina Okafor', 'MO'],
  ['noor', 'N'],
  ['zoe_k', 'ZK'],
  ['Ana Maria de Souza', 'AS'],
  ['田中', '田'],
  ['👩‍👧 home', '👩‍👧H'],
  ['  ', ''],
])('writes %j as %j', (name, letters) => expect(initials(name)).toBe(letters))

it('shows the initials when the picture is missing, and is hidden from screen readers', () => {
  const user = { id: 'x', username: 'mina', displayName: 'Mina Okafor', avatarUrl: '/pictures/gone.webp' }
  const { container } = render(<Avatar user={user} />)
  const picture = container.querySelector('img')
  if (!picture) throw new Error('no picture')
  fireEvent.error(picture)
  expect(container.textContent).toBe('MO')
  expect(container.querySelector('[aria-hidden=true]')).not.toBeNull()
})
