import { checkBuild } from '@worrystone/api/registry/internals'
import { afterAll, expect, test } from 'vitest'
import { buildFaulty, removeFolder, workFolder } from './faulty-build.ts'

const work = workFolder()
afterAll(() => removeFolder(work))

test('the registry accepts the faulty build, which fails only in browsers', { timeout: 60_000 }, async () => {
  const { manifest, problems } = await checkBuild(await buildFaulty(work), { others: [], shells: [] })
  expect(problems).toEqual([])
  expect(manifest?.name).toBe('worries')
})
