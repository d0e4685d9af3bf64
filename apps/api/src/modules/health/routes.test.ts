import { healthApi } from '@worrystone/contracts'
import { expect, test } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

test('reports readiness', async () => {
  const app = await testApp()
  const { status, data } = await app.call(healthApi.health)
  expect(status).toBe(200)
  expect(data).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: app.database.kind,
    uptimeSeconds: expect.any(Number),
  })
  expect((await app.call(healthApi.wake)).data).toEqual({ status: 'awake' })
})

test('reports an unavailable database', async () => {
  const database = await testDatabase()
  await seedCatalogue(database)
  const app = await testApp({ deps: { database } })
  expect((await app.call(healthApi.health)).status).toBe(200)
  await database.close()
  for (const endpoint of [healthApi.health, healthApi.wake]) {
    const { status, error, headers } = await app.call(endpoint)
    expect(status).toBe(503)
    expect(error.code).toBe('SERVICE_UNAVAILABLE')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})
