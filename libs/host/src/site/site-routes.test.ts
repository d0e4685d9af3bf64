import * as router from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { aBuild, id } from '../testing.ts'
import { matchSiteRoute, routesOf } from './site-routes.ts'

vi.mock('react-router-dom', { spy: true })

it('ranks the routes once for each path, as long as they stay: a list asks for the page of each of its people', () => {
  const routes = routesOf([aBuild('account', id('1'), ['/profile/:username', '/feed'])])
  for (let card = 0; card < 5; card++) expect(matchSiteRoute(routes, '/profile/mira')?.path).toBe('/profile/:username')
  for (let card = 0; card < 5; card++) expect(matchSiteRoute(routes, '/nowhere/7')).toBeNull()
  expect(router.matchRoutes).toHaveBeenCalledTimes(2)

  const others = routesOf([aBuild('account', id('2'), ['/nowhere/:id'])])
  expect(matchSiteRoute(others, '/nowhere/7')?.path).toBe('/nowhere/:id')
  expect(matchSiteRoute(others, '/profile/mira')).toBeNull()
})
