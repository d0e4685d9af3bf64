import { helplinesFor } from '@worrystone/safety/helplines'
import { expect, it } from 'vitest'
import { firstServices } from './first-services.ts'

const [row] = helplinesFor({ country: 'US', languages: ['en'], now: new Date() })
if (!row) throw new Error('the file of helplines is empty')
const aService = (id: string, part: Partial<typeof row> = {}) => ({ ...row, id, pairWith: [], isSecondary: false, ...part })
const idsOf = (services: (typeof row)[]) => firstServices(services).map(({ id }) => id)

it('are the two best', () => {
  expect(idsOf([aService('a'), aService('b'), aService('c')])).toEqual(['a', 'b'])
})

it('contain a pair whole or not at all', () => {
  const pair = [aService('adult', { pairWith: ['youth'] }), aService('youth', { pairWith: ['adult'] })]
  expect(idsOf([...pair, aService('c')])).toEqual(['adult', 'youth'])
  expect(idsOf([aService('a'), ...pair, aService('c')])).toEqual(['a', 'c'])
})

it('leave out unverified services, unless there are no others', () => {
  expect(idsOf([aService('a'), aService('b', { isSecondary: true })])).toEqual(['a'])
  expect(idsOf([aService('b', { isSecondary: true })])).toEqual(['b'])
})
