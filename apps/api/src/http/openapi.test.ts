import type { Endpoint } from '@worrystone/contracts'
import * as contracts from '@worrystone/contracts'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'who' in value && 'url' in value
const endpoints = [
  ...new Set(
    Object.entries(contracts)
      .filter(([name]) => name.endsWith('Api'))
      .flatMap(([, api]) => Object.values(api as object).filter(isEndpoint)),
  ),
]

test('every endpoint of the contract is served', async () => {
  const { server } = await testApp()
  expect(endpoints.length).toBeGreaterThan(20)
  const missing = endpoints.filter(({ method, url }) => !server.hasRoute({ method, url: `/api${url}` }))
  expect(missing.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

test('the machine-readable contract lists exactly the endpoints', async () => {
  const { server } = await testApp()
  const document = (await server.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const listed = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = endpoints.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(listed.sort()).toEqual(expected.sort())
})

test('the readable page is served', async () => {
  const { server } = await testApp()
  const page = await server.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  // Plain HTTP in a private network must not be upgraded, and nothing is loaded from other origins.
  expect(page.headers['content-security-policy']).not.toMatch(/upgrade-insecure|https:|swagger/)
})

test('calls that need a secret require it', async () => {
  const { server } = await testApp()
  const { paths } = (await server.inject('/api/openapi.json')).json()
  expect(paths['/auth/profile'].get.security).toEqual([{ session: [] }])
  expect(paths['/auth/login'].post.security).toBeUndefined()
})

test('every call documents its errors', async () => {
  const { server } = await testApp()
  const { paths, components } = (await server.inject('/api/openapi.json')).json()
  const operations = Object.values<object>(paths).flatMap((methods) => Object.values(methods))
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', '503', 'default']))
  expect(Object.keys(paths['/posts/{id}'].put.responses)).toEqual(expect.arrayContaining(['200', '400', '404', '413', '415']))
  expect(Object.keys(paths['/moderation/cases'].get.responses)).toContain('403')
  expect(components.responses.Failure403.description).toContain('UPGRADE_REQUIRED')
  expect(components.responses.Failure429.headers).toHaveProperty('Retry-After')
  expect(components.schemas.Failure.properties.error.required).toEqual(['code', 'message'])
})

test('forms and idempotent calls are documented, although no schema validates them', async () => {
  const { server } = await testApp()
  const { paths } = (await server.inject('/api/openapi.json')).json()
  const { schema } = paths['/profile-picture/me'].post.requestBody.content['multipart/form-data']
  expect(schema.required).toEqual(['profilePicture'])
  expect(paths['/registry/remotes/{remote}/builds'].post.requestBody.content).toHaveProperty('multipart/form-data')
  const names = paths['/posts'].post.parameters.map(({ name }: { name: string }) => name)
  expect(names).toContain('Idempotency-Key')
})
