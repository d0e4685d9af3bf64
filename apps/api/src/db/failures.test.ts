import { expect, test } from 'vitest'
import { isDatabaseAway } from './failures.ts'

test.each([
  ['nobody listens', { code: 'ECONNREFUSED' }],
  ['the network has no way there', { code: 'EHOSTUNREACH' }],
  ['its name cannot be looked up for the moment', { code: 'EAI_AGAIN' }],
  ['its socket file is gone', { code: 'ENOENT', syscall: 'connect' }],
  ['it is starting', { code: '57P03' }],
  ['a statement took too long', { code: '57014' }],
  ['two transactions were in each other’s way', { code: '40P01' }],
  ['it does not answer at all', { message: 'Query read timeout' }],
  ['the connection broke', { message: 'Connection terminated unexpectedly' }],
  ['the connection was broken already', { message: 'Client has encountered a connection error and is not queryable' }],
])('a retry may succeed when %s', (_, thrown) => {
  expect(isDatabaseAway(thrown)).toBe(true)
})

test.each([
  ['a file is not there', { code: 'ENOENT', syscall: 'open' }],
  ['a rule was met', { code: '23505' }],
  ['a statement is wrong', { code: '42601', message: 'syntax error' }],
  ['there is nothing', undefined],
])('a retry cannot succeed when %s', (_, thrown) => {
  expect(isDatabaseAway(thrown)).toBe(false)
})
