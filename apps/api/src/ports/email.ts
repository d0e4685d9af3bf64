import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'

export type Email = {
  to: string
  subject: string
  text: string
  html: string
  /** The address for unsubscribing with one click (RFC 8058). */
  unsubscribe?: string
}
export type EmailTransport = { send(email: Email): Promise<void>; close(): void }

const TIMEOUT_MS = 20_000
/** Requests auto-responders not to reply. */
const headersOf = ({ unsubscribe }: Email) => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
/** An email in nodemailer's format. */
const toMessage = (email: Email) => {
  const { unsubscribe: _inTheHeaders, ...parts } = email
  return { ...parts, headers: headersOf(email) }
}

/** Sends by the SMTP server at `url`. */
export function smtpTransport(url: string, from: string): EmailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as SMTPPool.Options)
  return {
    async send(email) {
      await transport.sendMail({ from, ...toMessage(email) })
    },
    close: () => transport.close(),
  }
}

/** Disables the encoding of the text part, which would break the links in the file across lines. */
const unencoded = (text: string) => `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}`

/** Writes every email as an `.eml` file into `folder`, newest name last. */
export function outboxTransport(folder: string, from: string): EmailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let count = 0
  return {
    async send(email) {
      const { message } = await transport.sendMail({ from, ...toMessage(email), text: { raw: unencoded(email.text) } })
      await mkdir(folder, { recursive: true })
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const name = `${stamp}-${String(++count).padStart(4, '0')}-${email.to.replaceAll(/[^\w@.+-]/g, '_')}.eml`
      // Written to a temporary file and renamed, so that a reader of the folder never sees an incomplete email.
      await writeFile(join(folder, `.${name}`), message as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => transport.close(),
  }
}
