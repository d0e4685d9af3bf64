import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outboxTransport } from './email.ts'

const link = `https://worrystone.test/verify-email?token=${'x'.repeat(60)}`
const email = { to: 'who@example.org', subject: 'Grüße 石', text: `Hello 石\n\n${link}\n`, html: '<p>Hello</p>' }

test('the outbox contains every email as a valid file, newest name last', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-outbox-'))
  const mail = outboxTransport(join(folder, 'outbox'), 'Worrystone <hello@worrystone.example>')
  for (let i = 0; i < 12; i++) await mail.send({ ...email, to: `p${i}@example.org` })
  const files = readdirSync(join(folder, 'outbox')).sort()
  expect(files).toHaveLength(12)
  expect(files.every((file) => file.endsWith('.eml') && !file.startsWith('.'))).toBe(true)
  expect(files.at(-1)).toContain('p11@example.org')
  const text = readFileSync(join(folder, 'outbox', files[0] ?? ''), 'utf8')
  expect(text).toContain('To: p0@example.org')
  expect(text).toContain('Auto-Submitted: auto-generated')
  expect(text.split('\n')).toContain(link)
  expect(text).toContain('Hello 石')
  expect(text).toMatch(/Content-Type: multipart\/alternative/)
  rmSync(folder, { recursive: true })
})

test('an address cannot leave the outbox folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-outbox-'))
  await outboxTransport(join(folder, 'outbox'), 'a@example.org').send({ ...email, to: '../../evil/x@example.org' })
  expect(readdirSync(folder)).toEqual(['outbox'])
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
  rmSync(folder, { recursive: true })
})
