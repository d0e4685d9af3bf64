import { expect, test } from '@playwright/test'
import { MIGRATED_DATA } from './migrated-data.ts'
import { freePort, startProduct } from './product.ts'

test('a product starts with an empty data folder and ends after SIGTERM', async () => {
  test.setTimeout(120_000)
  const product = startProduct({ PORT: await freePort(), DATA_DIR: MIGRATED_DATA, DEMO: 'off' })
  await product.ready()
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})
