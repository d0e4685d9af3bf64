import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** Where a mail program ends these letters with one click (RFC 8058). */
  unsubscribe?: string
}
export type Mail = { send(letter: Letter): Promise<void>; close(): void }

const TIMEOUT_MS = 20_000
/** Asks out-of-office programs not to answer. */
const headersOf = ({ unsubscribe }: Letter) => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
/** A letter as nodemailer takes it. */
const written = (letter: Letter) => {
  const { unsubscribe: _inTheHeaders, ...parts } = letter
  return { ...parts, headers: headersOf(letter) }
}

/** Sends by the SMTP server at `url`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as SMTPPool.Options)
  return {
    async send(letter) {
      await transport.sendMail({ from, ...written(letter) })
    },
    close: () => transport.close(),
  }
}

/** The text part as it is: the default encoding breaks long lines, and with them the links that people look for in the file. */
const readable = (text: string) => `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}`

/** Puts every letter as an `.eml` file into `folder`, newest name last, readable by any mail program. */
export function outboxMail(folder: string, from: string): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let count = 0
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...written(letter), text: { raw: readable(letter.text) } })
      await mkdir(folder, { recursive: true })
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const name = `${stamp}-${String(++count).padStart(4, '0')}-${letter.to.replaceAll(/[^\w@.+-]/g, '_')}.eml`
      // Written beside and renamed, so that whoever watches the folder never reads half a letter.
      await writeFile(join(folder, `.${name}`), message as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => transport.close(),
  }
}
