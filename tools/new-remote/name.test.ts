import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { nameProblem } from './name.ts'

const ROOT = resolve(import.meta.dirname, '../..')

it.each([
  ['worries', undefined, /apps\/worries is there already: .+\./],
  ['Sleep_Diary', undefined, /"Sleep_Diary" cannot be the name of a remote: .+\./],
  ['sleep-', undefined, /cannot be the name/],
  ['registry', undefined, /is the name of a part of the site/],
  ['naps', '/feed', /\/feed is a page of worries already: .+--path/],
  ['naps', '/posts/:id', /\/posts\/:id is a page of worries already/],
  ['naps', '/api/naps', /belongs to the site/],
])('a remote named %s at %s is refused with the reason', async (name, path, reason) => {
  expect(await nameProblem(ROOT, { name, path: path ?? `/${name}` })).toMatch(reason)
})

it('a free name and address are accepted', async () => {
  expect(await nameProblem(ROOT, { name: 'naps', path: '/naps' })).toBeUndefined()
})
