import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './failures.ts'

test.each([
  ['the port is closed', { code: 'ECONNREFUSED' }],
  ['the network is unreachable', { code: 'EHOSTUNREACH' }],
  ['its name cannot be resolved for the moment', { code: 'EAI_AGAIN' }],
  ['its socket file is missing', { code: 'ENOENT', syscall: 'connect' }],
  ['it is starting', { code: '57P03' }],
  ['a statement took too long', { code: '57014' }],
  ['two transactions were in a deadlock', { code: '40P01' }],
  ['it does not respond', { message: 'Query read timeout' }],
  ['the connection broke', { message: 'Connection terminated unexpectedly' }],
  ['the connection was broken already', { message: 'Client has encountered a connection error and is not queryable' }],
])('a retry may succeed when %s', (_, thrown) => {
  expect(isDatabaseUnavailable(thrown)).toBe(true)
})

test.each([
  ['a file is missing', { code: 'ENOENT', syscall: 'open' }],
  ['a unique constraint is violated', { code: '23505' }],
  ['a statement is wrong', { code: '42601', message: 'syntax error' }],
  ['nothing is thrown', undefined],
])('a retry cannot succeed when %s', (_, thrown) => {
  expect(isDatabaseUnavailable(thrown)).toBe(false)
})
