import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worrystone-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => join(folder, 'worrystone.lock')

test('a folder is locked and unlocked', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(file(), 'utf8').trim()).toBe(String(process.pid))
  unlock()
  expect(existsSync(file())).toBe(false)
  lockFolder(folder)()
})

test('a folder locked by a running process is refused with the id of that process', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  try {
    writeFileSync(file(), `${other.pid}\n`)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`)
    expect(existsSync(file())).toBe(true)
  } finally {
    other.kill()
  }
})

test('the lock of a killed process is taken over', async () => {
  const other = spawn(process.execPath, ['-e', ''])
  await new Promise((ended) => other.on('exit', ended))
  writeFileSync(file(), `${other.pid}\n`)
  lockFolder(folder)()
  writeFileSync(file(), 'no number')
  lockFolder(folder)()
})
