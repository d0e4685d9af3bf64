import { screen } from '@testing-library/react'
import { anId } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { PersonLink, PersonPicture } from './person-link.tsx'

const user = { id: anId(), username: 'tomas', displayName: 'Tomas Berg', avatarUrl: null }
const both = (
  <>
    <PersonPicture user={user} />
    <PersonLink user={user} />
  </>
)

it('links to the person, once for the keyboard and with the picture for a pointer', () => {
  renderInKit(both)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tomas Berg'])
  const ways = [...document.querySelectorAll('a')]
  expect(ways.map((way) => [way.getAttribute('href'), way.tabIndex])).toEqual([
    ['/profile/tomas', -1],
    ['/profile/tomas', 0],
  ])
})

it('is plain text where the site has no profiles', () => {
  renderInKit(both, { hasRoute: () => false })
  expect(document.querySelector('a')).toBeNull()
  expect(screen.getByText('Tomas Berg')).toBeTruthy()
})
