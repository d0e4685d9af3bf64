import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { developmentSecret, prepareFolder } from './start-up.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'worrystone-start-'))

test('the secret of a development machine stays the same over restarts', () => {
  const folder = aFolder()
  const secret = developmentSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(developmentSecret(folder)).toBe(secret)
})

test.each(['', 'abc'])('half a secret, left behind by a full disk, is made anew (%j)', (half) => {
  const folder = aFolder()
  writeFileSync(join(folder, 'auth-secret'), half)
  const secret = developmentSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(secret)
})

test('a DATA_DIR that is a file is refused in one sentence', () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareFolder(file)).toThrow(/^DATA_DIR .* is not writable \(EEXIST\): choose another folder/)
})
