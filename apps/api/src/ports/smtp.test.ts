import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { smtpTransport } from './email.ts'

test('an email is sent by SMTP, with the headers for unsubscribing with one click', async () => {
  const received: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = smtpTransport(`smtp://127.0.0.1:${port}`, 'Worrystone <hello@worrystone.example>')
  const email = { to: 'who@example.org', subject: 'Grüße', text: 'Hello\n', html: '<p>Hello</p>' }
  await mail.send(email)
  await mail.send({ ...email, unsubscribe: 'https://worrystone.test/api/notifications/unsubscribe?token=x' })
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual(
    Array.from({ length: 2 }, () => ({ from: 'hello@worrystone.example', to: ['who@example.org'] })),
  )
  const [plain, digest] = received.map(({ text }) => text.replaceAll(/\r\n[ \t]+/g, ' '))
  expect(plain).toContain('Auto-Submitted: auto-generated')
  expect(plain).not.toContain('List-Unsubscribe')
  expect(digest).toContain('List-Unsubscribe: <https://worrystone.test/api/notifications/unsubscribe?token=x>')
  expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
