import { tokens } from '@worrystone/api-client'
import type { RemoteRoute } from '@worrystone/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { preloadResponses, preloadUrls } from './preload-responses.ts'

const route = (path: string, preload: string[], requires: RemoteRoute['requires'] = 'anyone') =>
  ({ path, preload, requires, expose: 'page', titleKey: 'T', layout: 'main' }) satisfies RemoteRoute
const at = (pathname: string, search = '') => ({ pathname, search })

afterEach(() => tokens.clear())

it('requests what the route lists, with the parameters of its address', () => {
  expect(preloadUrls(route('/feed', ['/posts?limit=20']), at('/feed'))).toEqual(['/posts?limit=20'])
  expect(preloadUrls(route('/posts/:postId', ['/posts/:postId', '/comments?of=:postId']), at('/posts/7%2F8'))).toEqual([
    '/posts/7%2F8',
    '/comments?of=7%2F8',
  ])
})

it('requests nothing where the address has a query, or belongs to another page', () => {
  expect(preloadUrls(route('/feed', ['/posts?limit=20']), at('/feed', '?tab=following'))).toEqual([])
  expect(preloadUrls(route('/feed', ['/posts?limit=20']), at('/posts/7'))).toEqual([])
  expect(preloadUrls({ path: '/feed' }, at('/feed'))).toEqual([])
})

it("requests data of a member's page only for a signed-in person", () => {
  const fetch = vi.fn((_: string) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const dashboard = route('/dashboard', ['/dashboard/stats'], 'signed-in')
  preloadResponses(dashboard, at('/dashboard'))
  expect(fetch).not.toHaveBeenCalled()
  tokens.write({ token: 'a', refreshToken: 'r' })
  preloadResponses(dashboard, at('/dashboard'))
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/dashboard/stats'])
})
