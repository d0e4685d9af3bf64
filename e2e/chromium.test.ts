import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { OFF_BY_PLAYWRIGHT } from './chromium.ts'

test('features that Playwright turns off stay off', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')) ?? []
  const features = [...list.replaceAll(/^\s*\/\/.*$/gm, '').matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(features).not.toEqual([])
  expect(OFF_BY_PLAYWRIGHT).toEqual(features)
})
